import { useHost } from '@guest/shared';
import { ApiError } from '@guest/shared/http/api-error';
import { reportLateFailure } from '@guest/shared/late-code/missing-code';
import { useLocation } from '@guest/shared/router';
import type { RouteName } from '@guest/shared/routes/routes';
import { Component, type ReactNode } from 'react';
import { Live } from '../first-view/live';
import { WaitingStopped } from '../offline/waiting-stopped';
import { PageFailure } from './page-failure';

/** The walls around a page: what fails inside is shown in its place, and the rest of the suite goes on. */
export function PageBoundary(props: { name: RouteName; onRetry: () => void; children: ReactNode }) {
  const { name, onRetry, children } = props;
  const { queries } = useHost();
  const { pathname, key } = useLocation();
  // Another path is another page, with a skeleton of its own; another visit of the same is another try.
  return (
    <Walls
      key={pathname}
      name={name}
      visit={key}
      onRetry={() => {
        queries.removeQueries({ predicate: hasFailed });
        onRetry();
      }}
    >
      {children}
    </Walls>
  );
}

const hasFailed = ({ state }: { state: { status: string } }) => state.status === 'error';

class Walls extends Component<
  { name: RouteName; visit: string; onRetry: () => void; children: ReactNode },
  { error: unknown; hasError: boolean }
> {
  override state = { error: null as unknown, hasError: false };

  static getDerivedStateFromError(error: unknown) {
    return { error, hasError: true };
  }

  override componentDidCatch(error: unknown) {
    // A refusal is an answer, and the guest may stop what they asked for; anything else is somebody's mistake.
    if (!(error instanceof ApiError || error instanceof WaitingStopped)) reportLateFailure(error);
  }

  override componentDidUpdate(before: { visit: string }) {
    if (this.state.hasError && before.visit !== this.props.visit) this.retry();
  }

  readonly retry = () => {
    this.props.onRetry();
    this.setState({ error: null, hasError: false });
  };

  override render() {
    const { error, hasError } = this.state;
    if (!hasError) return this.props.children;
    return (
      <>
        <PageFailure error={error} name={this.props.name} onRetry={this.retry} />
        <Live part="page" />
      </>
    );
  }
}
