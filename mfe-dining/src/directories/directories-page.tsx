import {
  directoryContract,
  type DirectorySummary,
} from '@guest/shared/contracts/directory/directory.contract';
import { usePathParam } from '@guest/shared/page/path-param';
import { useRead } from '@guest/shared/reads/use-read';
import { PageHeading } from '@guest/shared/ui/page/page-heading';
import { DirectorySearch } from '../search/directory-search';
import { useText } from '../texts';
import { DirectoryTiles } from './directory-tiles';
import { NothingWritten } from './nothing-written';
import { WhereToEat } from './where-to-eat';

export function DirectoriesPage() {
  const text = useText();
  const property = usePathParam('property');
  const { items } = useRead(directoryContract.listDirectories, { params: { property } });

  return (
    <>
      <PageHeading heading={text('Hotel Directory')} line={text('Everything about the hotel.')} />
      <DirectorySearch>
        {!items.some(({ kind }) => kind === 'outlets') && <WhereToEat />}
        {items.length === 0 && <NothingWritten />}
        <DirectoryTiles directories={items.filter(isAtTheTop)} prioritised={3} />
      </DirectorySearch>
    </>
  );
}

const isAtTheTop = ({ parentSlug }: DirectorySummary) => parentSlug === undefined;
