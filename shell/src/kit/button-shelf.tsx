import { Button } from '@guest/shared/ui/button/button';
import { ButtonLink } from '@guest/shared/ui/button/button-link';
import { Icon } from '@guest/shared/ui/base/icon';
import { IconButton } from '@guest/shared/ui/button/icon-button';
import ArrowRight from 'lucide/dist/esm/icons/arrow-right.mjs';
import Ellipsis from 'lucide/dist/esm/icons/ellipsis.mjs';
import Heart from 'lucide/dist/esm/icons/heart.mjs';
import styles from './kit.module.css';
import { useKitText } from './kit-texts';
import { Shelf, Specimen } from './specimen';

export function ButtonShelf() {
  const text = useKitText();
  const looks = (state: { isBusy?: boolean; disabled?: boolean }) => (
    <div className={styles.row}>
      <Button look="primary" {...state}>
        {text('Book a table')}
      </Button>
      <Button {...state}>{text('View menu')}</Button>
      <Button look="quiet" {...state}>
        {text('Not now')}
      </Button>
      <Button look="danger" {...state}>
        {text('Cancel booking')}
      </Button>
      <IconButton icon={Heart} name={text('Favourite')} disabled={state.disabled} />
      <IconButton icon={Ellipsis} name={text('More')} disabled={state.disabled} />
    </div>
  );
  return (
    <Shelf heading={text('Buttons')}>
      <Specimen state={text('Default')}>{looks({})}</Specimen>
      <Specimen state={text('Busy')}>{looks({ isBusy: true })}</Specimen>
      <Specimen state={text('Disabled')}>{looks({ disabled: true })}</Specimen>
      <Specimen state={text('Long text')}>
        <div className={styles.row}>
          <Button look="primary">
            {text('Breakfast on the terrace until eleven, and in your room for as long as you like')}
          </Button>
        </div>
      </Specimen>
      <Specimen state={text('Full width')}>
        <Button look="primary" isWide>
          {text('Book a table')}
        </Button>
        <ButtonLink isWide to="index" params={{}}>
          {text('See all hotels')}
          <Icon of={ArrowRight} size={20} isDirectional />
        </ButtonLink>
      </Specimen>
    </Shelf>
  );
}
