import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { MessageState } from './message-state';

/** Nothing is here yet; `action` is the first step. */
export function EmptyState(props: {
  icon: LucideIcon;
  heading: string;
  level?: 1 | 2 | 3;
  children?: ReactNode;
  action?: ReactNode;
}) {
  const { action, ...rest } = props;
  return <MessageState {...rest} actions={action} />;
}
