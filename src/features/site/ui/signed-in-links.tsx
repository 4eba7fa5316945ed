import type { FrameContent } from "../content/home.ts";

type SignedInLinksProps = { words: FrameContent; linkStyle: string };

const affiliatesOnly = "not-in-data-[kind=affiliate]:hidden";
const parentsOnly = "not-in-data-[kind=parent]:hidden";
const administratorsOnly = "not-in-data-[kind=admin]:hidden";
const learners = "in-data-[kind=affiliate]:hidden in-data-[kind=parent]:hidden";

/**
 * What a signed-in person finds in the top bar (rows N-03 to N-05). Prerendered for every kind of account;
 * <html data-kind> decides what is seen, and the public script fills in the first name.
 */
export function SignedInLinks({ words, linkStyle }: SignedInLinksProps) {
  return (
    <>
      <span className="inline-flex min-h-11 items-center gap-1 px-3 text-dusk-quiet">
        {words.greeting} <b data-first-name="" className="text-dusk-text" />
      </span>
      <span
        className={`mx-3 self-start rounded-full border lg:self-center border-dusk-lamp px-3 py-1 text-small text-dusk-lamp ${affiliatesOnly}`}
      >
        {words.affiliateAccount}
      </span>
      <a href="/affiliate/dashboard" className={`${linkStyle} ${affiliatesOnly}`}>
        {words.affiliateDashboard}
      </a>
      <a data-resume="" href="/chat" className={`${linkStyle} ${learners}`}>
        {words.resume}
      </a>
      <a href="/chat" className={`${linkStyle} ${learners}`}>
        {words.myLearning}
      </a>
      <a href="/parent-dashboard" className={`${linkStyle} ${parentsOnly}`}>
        {words.parentDashboard}
      </a>
      <a href="/admin" className={`${linkStyle} ${administratorsOnly}`}>
        {words.administration}
      </a>
      <a href="/profile" className={`${linkStyle} in-data-[kind=affiliate]:hidden`}>
        {words.profile}
      </a>
      <button type="button" data-sign-out="" className={linkStyle}>
        {words.signOut}
      </button>
    </>
  );
}
