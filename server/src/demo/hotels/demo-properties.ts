import { casaMiramar } from './casa-miramar/casa-miramar';
import type { DemoProperty } from '../model/demo-property';
import { higashiyamaAn } from './higashiyama-an/higashiyama-an';
import { qasrAlBahr } from './qasr-al-bahr/qasr-al-bahr';

/** The hotels with which an empty database is filled, in display order. */
export const demoProperties: readonly DemoProperty[] = [casaMiramar, qasrAlBahr, higashiyamaAn];
