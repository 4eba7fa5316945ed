import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useLayoutEffect,
  useState,
} from "react";
import { type NavigateOptions, Router } from "wouter";
import { navigate } from "wouter/use-browser-location";

/** Where the person is in the application, each part as the browser writes it, and what the page before sent along. */
export type Address = { pathname: string; search: string; hash: string; state: unknown };

const Shown = createContext<Address>({ pathname: "/", search: "", hash: "", state: null });

/** The address of what is shown. While the next page is on its way the browser's bar is already ahead of it. */
export function useAddress(): Address {
  return useContext(Shown);
}

/** The name of an address: what a link to it says. */
export function hrefOf({ pathname, search, hash }: Omit<Address, "state">): string {
  return pathname + search + hash;
}

/** Like following a link: to the address that is open already it adds no step to go back. */
function go(to: string, { replace, state }: NavigateOptions = {}): void {
  const isHere = new URL(to, location.href).href === location.href;
  navigate(to, { state, replace: replace ?? isHere });
}

function useShownPath(): [path: string, go: (to: string, options?: NavigateOptions) => void] {
  return [useAddress().pathname, go];
}

/** The router decodes what it gets, and whoever reads a parameter decodes it again: sealed once, it comes out as it was. */
useShownPath.searchHook = () => useAddress().search.replaceAll("%", "%25");

/** How the router finds out where it is, and goes elsewhere. */
const ways = { hook: useShownPath };

/** What stands in it is at `address` and stays there. */
export function AtAddress({ address, children }: { address: Address; children: ReactNode }) {
  return (
    <Shown value={address}>
      <Router {...ways}>{children}</Router>
    </Shown>
  );
}

/** Of these the router tells when the address has changed, whoever changed it. */
const changes = ["popstate", "pushState", "replaceState", "hashchange"];

function read(): Address {
  const { pathname, search, hash } = location;
  const state: unknown = history.state;
  return { pathname, search, hash, state };
}

function isSame(one: Address, other: Address): boolean {
  return hrefOf(one) === hrefOf(other) && one.state === other.state;
}

/**
 * The application follows the browser's address. Each step is a transition: the page before stays until the code and
 * the words of the next are there, and no placeholder flashes between them.
 */
export function AddressRouter({ children }: { children: ReactNode }) {
  const [address, setAddress] = useState(read);
  useLayoutEffect(() => {
    function follow(): void {
      const now = read();
      startTransition(() => setAddress((shown) => (isSame(shown, now) ? shown : now)));
    }
    for (const change of changes) addEventListener(change, follow);
    // A page may have led on to another before anybody listened.
    follow();
    return () => {
      for (const change of changes) removeEventListener(change, follow);
    };
  }, []);
  return <AtAddress address={address}>{children}</AtAddress>;
}
