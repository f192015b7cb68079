import { ErrorState } from '@guest/shared/ui/state/error-state';
import { PageTitle } from '../title/page-title';
import { useText } from '../texts';
import { ReceptionPhone } from '../recovery-links/reception-phone';
import { RecoveryLinks } from '../recovery-links/recovery-links';

/**
 * The error page for every failure except 404. The default retry is a reload, because it resolves most
 * failures.
 */
export function ErrorPage(props: { status?: number; onRetry?: () => void }) {
  const { status = 500, onRetry = () => location.reload() } = props;
  const text = useText();
  return (
    <>
      <PageTitle title="Internal Server Error" />
      <ErrorState
        level={1}
        heading={
          status === 503 ? text("We're in maintenance mode, please try again") : text('Internal Server Error')
        }
        retry={text('Try again')}
        onRetry={onRetry}
        action={
          <>
            <RecoveryLinks />
            <ReceptionPhone />
          </>
        }
      >
        <p>{text('Something went wrong on our side. Anything you sent is safe.')}</p>
      </ErrorState>
    </>
  );
}
