import type { Profile } from '@guest/shared/contracts/guest/profile.contract';
import { PageLink } from '@guest/shared/page/page-link';
import { ListRow, ListRows } from '@guest/shared/ui/card/list-row';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Sheet } from '@guest/shared/ui/dialog/sheet';
import { useAccountText } from '../texts/account-texts';

type Subject = 'consents' | 'export' | 'erasure';

const Consents = lazy(() =>
  import(/* webpackChunkName: "part-privacy" */ './my-consents').then((it) => ({ default: it.MyConsents })),
);
const Export = lazy(() =>
  import(/* webpackChunkName: "part-privacy" */ './my-export').then((it) => ({ default: it.MyExport })),
);
const Erasure = lazy(() =>
  import(/* webpackChunkName: "part-privacy" */ './my-erasure').then((it) => ({ default: it.MyErasure })),
);

/** Shows the consents, the data export and the deletion of the account. */
export function Privacy({ user }: { user: Profile }) {
  const text = useAccountText();
  const [open, setOpen] = useState<Subject>();
  const close = () => setOpen(undefined);
  const subjects: Record<Subject, [string, string, ReactNode]> = {
    consents: [text('Consents'), text('Terms, offers and when you agreed'), <Consents />],
    export: [text('Copy of your data'), text('Everything we know about you, in one file'), <Export />],
    erasure: [
      text('Delete account'),
      user.eraseAt
        ? text('Requested. You can still keep it.')
        : text("You'll have a week to change your mind"),
      <Erasure onDone={close} />,
    ],
  };
  return (
    <>
      <ListRows>
        {(Object.keys(subjects) as Subject[]).map((subject) => (
          <ListRow
            key={subject}
            name={
              <button type="button" onClick={() => setOpen(subject)}>
                {subjects[subject][0]}
              </button>
            }
            line={subjects[subject][1]}
            isLink
          />
        ))}
        <ListRow
          name={
            <PageLink to="cookies" params={{}}>
              {text('Data on this device')}
            </PageLink>
          }
          line={text('Cookies and measurement')}
          isLink
        />
      </ListRows>
      <Sheet
        isOpen={open !== undefined}
        onClose={close}
        heading={open && subjects[open][0]}
        close={text('Close')}
      >
        <Suspense>{open && subjects[open][2]}</Suspense>
      </Sheet>
    </>
  );
}
