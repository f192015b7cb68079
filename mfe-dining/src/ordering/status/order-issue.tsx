import { useHost } from '@guest/shared';
import { orderContract, type Order } from '@guest/shared/contracts/order/order.contract';
import { usePathParam } from '@guest/shared/page/path-param';
import { Button } from '@guest/shared/ui/button/button';
import { Form } from '@guest/shared/ui/form/form';
import { FormActions } from '@guest/shared/ui/form/form-actions';
import { RadioGroup } from '@guest/shared/ui/form/field/radio-group';
import { TextArea } from '@guest/shared/ui/form/field/text-area';
import { Notice } from '@guest/shared/ui/state/notice';
import { Section } from '@guest/shared/ui/section/section';
import ConciergeBell from 'lucide/dist/esm/icons/concierge-bell.mjs';
import { useState } from 'react';
import { useFormTexts } from '../../lazy-texts/use-form-texts';
import { useOrderText } from '../../lazy-texts/order-texts';
import { ISSUE_KINDS, issueTexts, type IssueKind } from './issue-kinds';

/** Reports a problem with the order to the staff on duty. */
export function OrderIssue({ order, onUpdate }: { order: Order; onUpdate: (order: Order) => void }) {
  const text = useOrderText();
  const { api } = useHost();
  const property = usePathParam('property');
  const [isOpen, setIsOpen] = useState(false);
  const formTexts = useFormTexts();
  if (order.issue) {
    return (
      <Notice icon={ConciergeBell} isAnnounced heading={text('Problem reported')}>
        <p>{text("We've been notified and will get back to you.")}</p>
      </Notice>
    );
  }
  if (!isOpen) {
    return (
      <div>
        <Button onClick={() => setIsOpen(true)}>{text('Report a problem')}</Button>
      </div>
    );
  }
  return (
    <Section heading={text('Report a problem')}>
      <Form
        name={text('Report a problem')}
        draft={`order-issue/${order.uuid}`}
        send={(answers) =>
          api.call(orderContract.reportOrderIssue, {
            params: { property, order: order.uuid },
            // The cast is safe because the form requires one of the options.
            body: { kind: answers.text('kind') as IssueKind, ...optionalText(answers.optional('text')) },
            isToastSuppressed: true,
          })
        }
        onSent={onUpdate}
        texts={formTexts}
      >
        <RadioGroup
          name="kind"
          label={text('What was the problem?')}
          options={ISSUE_KINDS.map((kind) => ({ value: kind, name: text(issueTexts[kind]) }))}
          missing={text('Choose a reason.')}
          required
        />
        <TextArea
          name="text"
          label={text('What happened?')}
          note={text('optional')}
          rows={3}
          maxLength={300}
        />
        <FormActions send={text('Report the issue')}>
          <Button onClick={() => setIsOpen(false)}>{text('Close')}</Button>
        </FormActions>
      </Form>
    </Section>
  );
}

const optionalText = (value: string | undefined) => (value === undefined ? {} : { text: value });
