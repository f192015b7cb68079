import { flatConfig } from './flat-config';

export default flatConfig({ dir: import.meta.dirname });
