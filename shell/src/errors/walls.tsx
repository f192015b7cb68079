import { ApiError } from '@guest/shared/http/api-error';
import { reportLateFailure } from '@guest/shared/late-code/missing-code';
import { Component, type ReactNode } from 'react';
import { WaitingStopped } from '../offline/waiting-stopped';

interface WallsProps {
  /** A change of this value retries after a failure. */
  visit?: string;
  /** Resolves to true if the children can be rendered from another release. */
  help: (error: unknown) => Promise<boolean | undefined>;
  /** Shown until `help` has settled. */
  waiting: ReactNode;
  failed: (error: unknown, retry: () => void) => ReactNode;
  onRetry?: () => void;
  children: ReactNode;
}

interface WallsState {
  thrown: { error: unknown } | null;
  isHelped: boolean;
}

/** The error boundary of a page or a fragment: an error inside costs the guest only this part. */
export class Walls extends Component<WallsProps, WallsState> {
  override state: WallsState = { thrown: null, isHelped: false };

  static getDerivedStateFromError(error: unknown) {
    return { thrown: { error } };
  }

  override componentDidCatch(error: unknown) {
    // An error reply of the server and a request that the guest cancelled are expected; anything else is a
    // programming error.
    if (error instanceof ApiError || error instanceof WaitingStopped) return;
    reportLateFailure(error);
    this.setState({ isHelped: true });
    void this.props.help(error).then((canGoOn) => {
      this.setState({ isHelped: false });
      if (canGoOn) this.retry();
    });
  }

  override componentDidUpdate(before: WallsProps) {
    if (this.state.thrown && before.visit !== this.props.visit) this.retry();
  }

  readonly retry = () => {
    this.props.onRetry?.();
    this.setState({ thrown: null });
  };

  override render() {
    const { children, failed, waiting } = this.props;
    const { thrown, isHelped } = this.state;
    if (!thrown) return children;
    return isHelped ? waiting : failed(thrown.error, this.retry);
  }
}
