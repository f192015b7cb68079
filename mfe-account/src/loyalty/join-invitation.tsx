import { usePathParam } from '@guest/shared/page/path-param';
import { ButtonLink } from '@guest/shared/ui/button/button-link';
import { useExtraText } from '../extra-texts/extra-texts';
import styles from './loyalty.module.css';

export function JoinInvitation() {
  const text = useExtraText();
  const property = usePathParam('property');
  return (
    <div className={styles.join}>
      <p>{text('Joining is free and takes a minute.')}</p>
      <ButtonLink look="primary" to="property-loyalty-program-register" params={{ property }}>
        {text('Join the programme')}
      </ButtonLink>
    </div>
  );
}
