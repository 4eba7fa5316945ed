import { Component, type ReactNode } from "react";
import { isLocale, type Locale } from "#shared/locale.ts";

type State = { failed: boolean; retries: number };

/**
 * Words for when nothing works, so they cannot come from a file that may be what failed to load.
 */
const words: Readonly<Record<Locale, Record<"title" | "text" | "again" | "reload", string>>> = {
  en: {
    title: "Something went wrong on this page",
    text: "Your work is saved. Try again; if it does not help, load the page anew.",
    again: "Try Again",
    reload: "Reload Page",
  },
  es: {
    title: "Algo falló en esta página",
    text: "Tu trabajo está guardado. Inténtalo de nuevo; si no sirve, vuelve a cargar la página.",
    again: "Intentar de nuevo",
    reload: "Recargar la página",
  },
};

/** Catches what no page caught: Try Again draws the application anew, Reload Page fetches it anew (E-01). */
export class AppFailure extends Component<{ children: ReactNode }, State> {
  override state: State = { failed: false, retries: 0 };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  private readonly tryAgain = () => {
    this.setState(({ retries }) => ({ failed: false, retries: retries + 1 }));
  };

  override render() {
    const { failed, retries } = this.state;
    if (!failed)
      return (
        <div key={retries} className="contents">
          {this.props.children}
        </div>
      );
    const { lang } = document.documentElement;
    const said = words[isLocale(lang) ? lang : "en"];
    return (
      <main role="alert" className="mx-auto flex min-h-dvh max-w-lg flex-col justify-center px-6">
        <h1 className="text-title">{said.title}</h1>
        <p className="mt-3 text-quiet">{said.text}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <button
            type="button"
            onClick={this.tryAgain}
            className="min-h-11 rounded-control bg-lamp px-5 font-semibold text-on-lamp"
          >
            {said.again}
          </button>
          <button
            type="button"
            onClick={() => window.location.reload()}
            className="min-h-11 rounded-control border border-edge px-5"
          >
            {said.reload}
          </button>
        </div>
      </main>
    );
  }
}
