import { Route, Routes } from "react-router";
import { AccountsPage } from "#features/admin/ui/accounts/accounts-page.tsx";
import { AdminArea } from "#features/admin/ui/admin-area.tsx";
import { AuditPage } from "#features/admin/ui/audit-page.tsx";
import { OutboxPage } from "#features/admin/ui/outbox/outbox-page.tsx";
import { OverviewPage } from "#features/admin/ui/overview-page.tsx";
import { SecurityPage } from "#features/admin/ui/security/security-page.tsx";
import { AffiliatesAdminPage } from "#features/affiliates/ui/admin-page.tsx";
import { PaymentsPage } from "#features/affiliates/ui/money/payments-page.tsx";
import { PayoutsPage } from "#features/affiliates/ui/money/payouts-page.tsx";
import { BrandsAdminPage } from "#features/brands/ui/admin/brands-page.tsx";
import { ChallengesPage } from "#features/challenges/ui/challenges-page.tsx";
import { InboxPage } from "#features/contact/ui/inbox-page.tsx";
import { CurriculumPage } from "#features/curriculum/ui/curriculum-page.tsx";
import { RequestQueuePage } from "#features/credits/ui/request-queue-page.tsx";
import { FailuresPage } from "#features/errors/ui/failures-page.tsx";
import { AlertQueuePage } from "#features/oversight/ui/alert-queue-page.tsx";
import { FactsPage } from "#features/site/ui/admin/facts/facts-page.tsx";
import { HelpPage } from "#features/site/ui/admin/help/help-page.tsx";
import { HistoryPage } from "#features/site/ui/admin/history/history-page.tsx";
import { NotFoundPage } from "./not-found-page.tsx";

/** The administrators' screens under /admin, loaded together and only there. */
export function AdminRoutes() {
  return (
    <Routes>
      <Route element={<AdminArea />}>
        <Route index element={<OverviewPage />} />
        <Route path="accounts" element={<AccountsPage />} />
        <Route path="affiliates" element={<AffiliatesAdminPage />} />
        <Route path="payments" element={<PaymentsPage />} />
        <Route path="payouts" element={<PayoutsPage />} />
        <Route path="credits" element={<RequestQueuePage />} />
        <Route path="brands" element={<BrandsAdminPage />} />
        <Route path="curriculum" element={<CurriculumPage />} />
        <Route path="challenges" element={<ChallengesPage />} />
        <Route path="alerts" element={<AlertQueuePage />} />
        <Route path="messages" element={<InboxPage />} />
        <Route path="site" element={<FactsPage />} />
        <Route path="site/help" element={<HelpPage />} />
        <Route path="site/history" element={<HistoryPage />} />
        <Route path="outbox" element={<OutboxPage />} />
        <Route path="errors" element={<FailuresPage />} />
        <Route path="audit" element={<AuditPage />} />
        <Route path="security" element={<SecurityPage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}
