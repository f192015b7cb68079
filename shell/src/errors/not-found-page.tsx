import { useLocation } from '@guest/shared/router';
import { matchRoute } from '@guest/shared/routes/match-route';
import { MessageState } from '@guest/shared/ui/state/message-state';
import Compass from 'lucide/dist/esm/icons/compass.mjs';
import { useText } from '../texts';
import { ReceptionPhone } from '../recovery-links/reception-phone';
import { RecoveryLinks } from '../recovery-links/recovery-links';

/**
 * The 404 page. It shows the address if no route matches; a matching route with an unknown item gets only the
 * plain heading.
 */
export function NotFoundPage() {
  const text = useText();
  const { pathname } = useLocation();
  const isUnmatched = matchRoute(pathname) === undefined;
  return (
    <MessageState
      icon={Compass}
      level={1}
      heading={
        isUnmatched ? text('Page not found: {path}', { path: readable(pathname) }) : text('Page Not Found')
      }
      actions={
        <>
          <RecoveryLinks look="primary" />
          <ReceptionPhone />
        </>
      }
    >
      <p>{text('The link may be old or mistyped. Nothing is lost.')}</p>
    </MessageState>
  );
}

function readable(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    // The path is not valid UTF-8, so it is shown as it was typed.
    return pathname;
  }
}
