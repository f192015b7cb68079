import type { Glyph } from '../base/icon';
import type { ReactNode } from 'react';
import { MessageState } from './message-state';

/** The state of an empty list; `action` offers the first step. */
export function EmptyState(props: {
  icon: Glyph;
  heading: string;
  level?: 1 | 2 | 3;
  children?: ReactNode;
  action?: ReactNode;
}) {
  const { action, ...rest } = props;
  return <MessageState {...rest} actions={action} />;
}
