import { finished, TYPESET } from '../../text/typeset.ts';
import { useSettings } from '../settings.ts';
import { type CompanyWords, companyEn } from './company-en.ts';
import { companyFr } from './company-fr.ts';

const WORDS: Readonly<Record<'en' | 'fr', CompanyWords>> = {
  en: finished(companyEn, TYPESET.en),
  fr: finished(companyFr, TYPESET.fr),
};

/** The words among people who meet here, which only those who play far apart fetch. */
export function useCompanyWords(): CompanyWords {
  return WORDS[useSettings().language];
}
