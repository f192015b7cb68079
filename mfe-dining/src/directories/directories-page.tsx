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
import { EmptyDirectory } from './empty-directory';
import { OutletsLink } from './outlets-link';

export function DirectoriesPage() {
  const text = useText();
  const property = usePathParam('property');
  const { items } = useRead(directoryContract.listDirectories, { params: { property } });

  return (
    <>
      <PageHeading heading={text('Hotel Directory')} line={text('Everything about the hotel.')} />
      <DirectorySearch>
        {!items.some(({ kind }) => kind === 'outlets') && <OutletsLink />}
        {items.length === 0 && <EmptyDirectory />}
        <DirectoryTiles directories={items.filter(isTopLevel)} priorityCount={3} />
      </DirectorySearch>
    </>
  );
}

const isTopLevel = ({ parentSlug }: DirectorySummary) => parentSlug === undefined;
