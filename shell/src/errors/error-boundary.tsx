import { ApiError } from '@guest/shared/http/api-error';
import { reportBackgroundError } from '@guest/shared/lazy/chunk-load-error';
import type { Owner } from '@guest/shared/routes/routes';
import { Component, type ReactNode } from 'react';
import { attributeError } from '../diagnostics/error-parts';
import { RequestCancelled } from '../offline/request-cancelled';

interface ErrorBoundaryProps {
  /** The part whose page or fragment this is; errors inside are attributed to it. */
  part: Owner;
  /** A change of this value retries after a failure. */
  retryKey?: string;
  /** Resolves to true if the children can be rendered from another release. */
  recover: (error: unknown) => Promise<boolean | undefined>;
  /** Shown until `recover` has settled. */
  waiting: ReactNode;
  failed: (error: unknown, retry: () => void) => ReactNode;
  onRetry?: () => void;
  children: ReactNode;
}

interface ErrorBoundaryState {
  thrown: { error: unknown } | null;
  isRecovering: boolean;
}

/** The error boundary of a page or a fragment: an error inside costs the guest only this part. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { thrown: null, isRecovering: false };

  static getDerivedStateFromError(error: unknown) {
    return { thrown: { error } };
  }

  override componentDidCatch(error: unknown) {
    // An error reply of the server and a request that the guest cancelled are expected; anything else is a
    // programming error.
    if (error instanceof ApiError || error instanceof RequestCancelled) return;
    // Only an object can be attributed to a part. The message stays empty, because not everything has a text.
    const reported = error instanceof Error ? error : new Error('', { cause: error });
    attributeError(reported, this.props.part);
    reportBackgroundError(reported);
    this.setState({ isRecovering: true });
    void this.props.recover(error).then((isRecovered) => {
      this.setState({ isRecovering: false });
      if (isRecovered) this.retry();
    });
  }

  override componentDidUpdate(before: ErrorBoundaryProps) {
    if (this.state.thrown && before.retryKey !== this.props.retryKey) this.retry();
  }

  readonly retry = () => {
    this.props.onRetry?.();
    this.setState({ thrown: null });
  };

  override render() {
    const { children, failed, waiting } = this.props;
    const { thrown, isRecovering } = this.state;
    if (!thrown) return children;
    return isRecovering ? waiting : failed(thrown.error, this.retry);
  }
}
