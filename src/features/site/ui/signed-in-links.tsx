import type { FrameContent } from "../content.ts";

type SignedInLinksProps = { words: FrameContent; linkStyle: string };

/**
 * What a signed-in person finds in the top bar (rows N-03, N-04). Prerendered and hidden; the public
 * script fills in the first name and keeps what belongs to the kind of account named by data-for.
 */
export function SignedInLinks({ words, linkStyle }: SignedInLinksProps) {
  return (
    <>
      <span className="px-3 text-dusk-quiet">
        {words.greeting} <b data-first-name="" className="text-dusk-text" />
      </span>
      <span
        data-for="affiliate"
        className="rounded-full border border-dusk-lamp px-3 py-1 text-small text-dusk-lamp"
      >
        {words.affiliateAccount}
      </span>
      <a data-for="affiliate" href="/affiliate/dashboard" className={linkStyle}>
        {words.affiliateDashboard}
      </a>
      <a data-for="parent" href="/parent-dashboard" className={linkStyle}>
        {words.parentDashboard}
      </a>
      <a data-for="admin" href="/admin" className={linkStyle}>
        {words.admin}
      </a>
      <a data-for="student admin" data-resume="" href="/chat" className={linkStyle}>
        {words.resume}
      </a>
      <a data-for="student admin" href="/chat" className={linkStyle}>
        {words.myLearning}
      </a>
      <a data-for="student parent admin" href="/profile" className={linkStyle}>
        {words.profile}
      </a>
      <button type="button" data-sign-out="" className={linkStyle}>
        {words.signOut}
      </button>
    </>
  );
}
