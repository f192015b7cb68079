import { shellConfig } from '@guest/shared/build/shell-config';

export default shellConfig({ dir: import.meta.dirname });
