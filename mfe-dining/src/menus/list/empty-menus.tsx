import { EmptyState } from '@guest/shared/ui/state/empty-state';
import BookOpenText from 'lucide/dist/esm/icons/book-open-text.mjs';
import { useText } from '../../texts';

export function EmptyMenus() {
  const text = useText();
  return (
    <EmptyState icon={BookOpenText} heading={text('No menus yet')} level={3}>
      {text('Menus are available on site. Please ask our team.')}
    </EmptyState>
  );
}
