import { Button } from '@guest/shared/ui/button';
import { Notice } from '@guest/shared/ui/notice';
import { Section } from '@guest/shared/ui/section';
import CloudOff from 'lucide/dist/esm/icons/cloud-off.mjs';
import type { ReactNode } from 'react';
import { useText } from '../texts';

/** A part of the home with a read of its own: while that is late or fails, the rest of the page stands. */
export function HomePart<Reply>(props: {
  heading: string;
  more: ReactNode;
  read: { data: Reply | undefined; isError: boolean; refetch: () => unknown };
  /** Of the size that the part will have. */
  waiting: ReactNode;
  children: (reply: Reply) => ReactNode;
}) {
  const { heading, more, read, waiting, children } = props;
  return (
    <Section heading={heading} more={more}>
      {read.data !== undefined && children(read.data)}
      {read.data === undefined && (read.isError ? <Failed onRetry={read.refetch} /> : waiting)}
    </Section>
  );
}

function Failed({ onRetry }: { onRetry: () => unknown }) {
  const text = useText();
  return (
    <Notice
      icon={CloudOff}
      isAnnounced
      action={<Button onClick={() => void onRetry()}>{text('Try again')}</Button>}
    >
      <p>{text('This part did not load.')}</p>
    </Notice>
  );
}
