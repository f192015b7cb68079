import { ApiError } from '@guest/shared/http/api-error';
import { reportLateFailure } from '@guest/shared/late-code/missing-code';
import { Component, type ReactNode } from 'react';
import { WaitingStopped } from '../offline/waiting-stopped';

interface WallsProps {
  /** Another visit of what has failed is another try. */
  visit?: string;
  /** Answers whether what is inside can be drawn by something else. */
  help: (error: unknown) => Promise<boolean | undefined>;
  /** Stands there until that is known. */
  waiting: ReactNode;
  failed: (error: unknown, retry: () => void) => ReactNode;
  onRetry?: () => void;
  children: ReactNode;
}

interface WallsState {
  thrown: { error: unknown } | null;
  isHelped: boolean;
}

/** The walls around a page or a part of one: what is thrown inside costs the guest this alone, and the rest goes on. */
export class Walls extends Component<WallsProps, WallsState> {
  override state: WallsState = { thrown: null, isHelped: false };

  static getDerivedStateFromError(error: unknown) {
    return { thrown: { error } };
  }

  override componentDidCatch(error: unknown) {
    // A refusal is an answer, and the guest may stop what they asked for; anything else is somebody's mistake.
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
