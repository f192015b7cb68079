import CloudOff from 'lucide/dist/esm/icons/cloud-off.mjs';
import type { ReactNode } from 'react';
import { Button } from '../button/button';
import { Notice } from './notice';
import { Section } from '../section/section';

/** A section of a page with its own read. The rest of the page does not depend on it. */
export function QuerySection<Reply>(props: {
  heading: string;
  more: ReactNode;
  read: { data: Reply | undefined; isError: boolean; refetch: () => unknown };
  /** A placeholder of the same size as the section. */
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

/** Shown in place of a section that failed to load. */
export function FailedPart({ texts, onRetry }: { texts: FailureTexts; onRetry: () => void }) {
  return (
    <Notice icon={CloudOff} isAnnounced action={<Button onClick={onRetry}>{texts.retry}</Button>}>
      <p>{texts.failed}</p>
    </Notice>
  );
}
