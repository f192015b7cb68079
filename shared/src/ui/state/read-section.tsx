import CloudOff from 'lucide/dist/esm/icons/cloud-off.mjs';
import type { ReactNode } from 'react';
import { Button } from '../button/button';
import { Notice } from './notice';
import { Section } from '../section/section';

/** A part of a page with a read of its own: while that is late or fails, the rest of the page stands. */
export function ReadSection<Reply>(props: {
  heading: string;
  more: ReactNode;
  read: { data: Reply | undefined; isError: boolean; refetch: () => unknown };
  /** Of the size that the part will have. */
  waiting: ReactNode;
  texts: FailureTexts;
  children: (reply: Reply) => ReactNode;
}) {
  const { heading, more, read, waiting, texts, children } = props;
  return (
    <Section heading={heading} more={more}>
      {read.data !== undefined && children(read.data)}
      {read.data === undefined &&
        (read.isError ? <FailedPart texts={texts} onRetry={() => void read.refetch()} /> : waiting)}
    </Section>
  );
}

interface FailureTexts {
  failed: string;
  retry: string;
}

/** What stands where a part of a page did not come. */
export function FailedPart({ texts, onRetry }: { texts: FailureTexts; onRetry: () => void }) {
  return (
    <Notice icon={CloudOff} isAnnounced action={<Button onClick={onRetry}>{texts.retry}</Button>}>
      <p>{texts.failed}</p>
    </Notice>
  );
}
