import { Route, Switch } from "wouter";
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
    <AdminArea>
      <Switch>
        <Route path="/admin" component={OverviewPage} />
        <Route path="/admin/accounts" component={AccountsPage} />
        <Route path="/admin/affiliates" component={AffiliatesAdminPage} />
        <Route path="/admin/payments" component={PaymentsPage} />
        <Route path="/admin/payouts" component={PayoutsPage} />
        <Route path="/admin/credits" component={RequestQueuePage} />
        <Route path="/admin/brands" component={BrandsAdminPage} />
        <Route path="/admin/curriculum" component={CurriculumPage} />
        <Route path="/admin/challenges" component={ChallengesPage} />
        <Route path="/admin/alerts" component={AlertQueuePage} />
        <Route path="/admin/messages" component={InboxPage} />
        <Route path="/admin/site" component={FactsPage} />
        <Route path="/admin/site/help" component={HelpPage} />
        <Route path="/admin/site/history" component={HistoryPage} />
        <Route path="/admin/outbox" component={OutboxPage} />
        <Route path="/admin/errors" component={FailuresPage} />
        <Route path="/admin/audit" component={AuditPage} />
        <Route path="/admin/security" component={SecurityPage} />
        <Route component={NotFoundPage} />
      </Switch>
    </AdminArea>
  );
}
