import { reportLateFailure } from '@guest/shared/late-code/missing-code';
import { Component, type ReactNode } from 'react';

interface Props {
  hasFailed: boolean;
  onFailure: () => void;
  /** What stands there when it has failed; it takes that back to try again. */
  orElse: ReactNode;
  children: ReactNode;
}

/** The walls around a part of a page: what is thrown inside costs the guest this part alone. */
export class FragmentWalls extends Component<Props, { hasThrown: boolean }> {
  override state = { hasThrown: false };

  static getDerivedStateFromError() {
    return { hasThrown: true };
  }

  override componentDidCatch(error: unknown) {
    reportLateFailure(error);
    this.props.onFailure();
  }

  override componentDidUpdate(before: Props) {
    if (before.hasFailed && !this.props.hasFailed) this.setState({ hasThrown: false });
  }

  override render() {
    return this.state.hasThrown || this.props.hasFailed ? this.props.orElse : this.props.children;
  }
}
