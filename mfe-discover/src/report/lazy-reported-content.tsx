import { useHost } from '@guest/shared';
import { LazyPart } from '@guest/shared/ui/state/lazy-part';
import { withLazyTexts } from '../lazy-texts/with-lazy-texts';
import type { ReportedSubject } from './report-subject';

interface LazyReportedContentProps {
  subject: ReportedSubject;
  isOpen: boolean;
  onToggle: () => void;
}

/** Stands above content that the guest has reported; few guests report anything, so it is loaded on demand. */
export function LazyReportedContent(props: LazyReportedContentProps) {
  const { lang } = useHost();
  return (
    <LazyPart
      load={withLazyTexts(lang, () =>
        import(/* webpackChunkName: "post-menu" */ './reported-content').then((it) => it.ReportedContent),
      )}
      isWanted
      with={props}
    />
  );
}
