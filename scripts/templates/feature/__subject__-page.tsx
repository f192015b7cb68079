import { useProperty } from '@guest/shared/property/use-property';
import { PageHeading } from '@guest/shared/ui/page/page-heading';
import { useText } from '../texts';
import styles from './__subject__.module.css';

export function __Subject__Page() {
  const text = useText();
  const { name, tagline } = useProperty();
  return (
    <>
      <PageHeading heading={text('__Title__')} line={text('At {name}', { name })} />
      <p className={styles.tagline}>{tagline}</p>
    </>
  );
}
