import { Component, type ComponentType, createContext, type ReactNode } from "react";

/** What a fallback is given. */
export type FallbackProps = { thrown: unknown; retries: number; onRetry: () => void };

type Props = {
  /** Where we are: a failure goes away with the page it happened on. */
  place?: string;
  fallback: ComponentType<FallbackProps>;
  children: ReactNode;
};

type State = { place: string | undefined; failure: { thrown: unknown } | null; retries: number };

/** How often Try Again was pressed: what could not be loaded is asked for anew with each. */
export const Retries = createContext(0);

/** Shows a fallback in place of what it holds once that throws; Try Again clears the error and counts (E-01). */
export class FailureBoundary extends Component<Props, State> {
  override state: State = { place: this.props.place, failure: null, retries: 0 };

  static getDerivedStateFromError(thrown: unknown): Partial<State> {
    return { failure: { thrown } };
  }

  static getDerivedStateFromProps({ place }: Props, state: State): State | null {
    return place === state.place ? null : { place, failure: null, retries: 0 };
  }

  private readonly retry = () => {
    this.setState(({ retries }) => ({ failure: null, retries: retries + 1 }));
  };

  override render() {
    const { failure, retries } = this.state;
    const { fallback: Fallback, children } = this.props;
    return failure ? (
      <Fallback thrown={failure.thrown} retries={retries} onRetry={this.retry} />
    ) : (
      <Retries value={retries}>{children}</Retries>
    );
  }
}
