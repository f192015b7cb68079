import { useHost } from '@guest/shared';
import { Button } from '@guest/shared/ui/button/button';
import { Dialog } from '@guest/shared/ui/dialog/dialog';
import { Stepper } from '@guest/shared/ui/form/field/stepper';
import { Sheet } from '@guest/shared/ui/dialog/sheet';
import { useState } from 'react';
import styles from './kit.module.css';
import { useKitText } from './kit-texts';
import { ExampleGroup, Example } from './example';

/** Shows the overlays: sheet, dialog and toasts. */
export function OverlayExamples() {
  const text = useKitText();
  const { toast } = useHost();
  const [open, setOpen] = useState<'sheet' | 'dialog' | null>(null);
  const close = () => setOpen(null);
  return (
    <ExampleGroup heading={text('Overlays')}>
      <Example state={text('Default')}>
        <div className={styles.row}>
          <Button onClick={() => setOpen('sheet')}>{text('Open a sheet')}</Button>
          <Button onClick={() => setOpen('dialog')}>{text('Open a dialog')}</Button>
          <Button onClick={() => toast('success', text('Your table is booked'))}>
            {text('Success message')}
          </Button>
          <Button onClick={() => toast('error', text('The kitchen has closed'))}>
            {text('Error message')}
          </Button>
        </div>
      </Example>
      <Sheet
        isOpen={open === 'sheet'}
        onClose={close}
        heading={text('Grilled octopus')}
        close={text('Close')}
        foot={
          <Button look="primary" isWide onClick={close}>
            {text('Add to order')}
          </Button>
        }
      >
        <div className={styles.specimen}>
          <p>{text('With potatoes, sweet paprika and olive oil from our own trees.')}</p>
          <Stepper
            name="sheet-guests"
            label={text('Guests')}
            fewer={text('Fewer guests')}
            more={text('More guests')}
            min={1}
          />
        </div>
      </Sheet>
      <Dialog
        isOpen={open === 'dialog'}
        heading={text('Cancel this booking?')}
        cancel={text('Keep booking')}
        confirm={text('Cancel booking')}
        onCancel={close}
        onConfirm={close}
      >
        {text('Another guest may book it right away.')}
      </Dialog>
    </ExampleGroup>
  );
}
