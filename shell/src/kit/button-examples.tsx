import { Button } from '@guest/shared/ui/button/button';
import { ButtonLink } from '@guest/shared/ui/button/button-link';
import { Icon } from '@guest/shared/ui/base/icon';
import { IconButton } from '@guest/shared/ui/button/icon-button';
import ArrowRight from 'lucide/dist/esm/icons/arrow-right.mjs';
import Ellipsis from 'lucide/dist/esm/icons/ellipsis.mjs';
import Heart from 'lucide/dist/esm/icons/heart.mjs';
import styles from './kit.module.css';
import { useKitText } from './kit-texts';
import { ExampleGroup, Example } from './example';

export function ButtonExamples() {
  const text = useKitText();
  const buttonLooks = (state: { isBusy?: boolean; disabled?: boolean }) => (
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
    <ExampleGroup heading={text('Buttons')}>
      <Example state={text('Default')}>{buttonLooks({})}</Example>
      <Example state={text('Busy')}>{buttonLooks({ isBusy: true })}</Example>
      <Example state={text('Disabled')}>{buttonLooks({ disabled: true })}</Example>
      <Example state={text('Long text')}>
        <div className={styles.row}>
          <Button look="primary">
            {text('Breakfast on the terrace until eleven, and in your room for as long as you like')}
          </Button>
        </div>
      </Example>
      <Example state={text('Full width')}>
        <Button look="primary" isWide>
          {text('Book a table')}
        </Button>
        <ButtonLink isWide to="index" params={{}}>
          {text('See all hotels')}
          <Icon of={ArrowRight} size={20} isDirectional />
        </ButtonLink>
      </Example>
    </ExampleGroup>
  );
}
