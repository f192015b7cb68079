import { Button } from '@guest/shared/ui/button/button';
import { useText } from '../texts';
import styles from './more-button.module.css';

/** Loads the next page of a list and shows an error if that fails. */
export function MoreButton(props: {
  name: string;
  isLoading: boolean;
  hasFailed: boolean;
  onMore: () => void;
}) {
  const { name, isLoading, hasFailed, onMore } = props;
  const text = useText();
  return (
    <div className={styles.more}>
      {hasFailed && <p role="alert">{text('Something went wrong. Please try again.')}</p>}
      <Button isBusy={isLoading} onClick={onMore}>
        {isLoading ? text('Loading') : name}
      </Button>
    </div>
  );
}
