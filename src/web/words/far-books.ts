import { accountBook } from './account.ts';
import { askedBook } from './asked.ts';
import { companyBook } from './company.ts';
import { diceBook } from './dice.ts';
import { noticesBook } from './notices.ts';
import { onlineBook } from './online.ts';
import { termsBook } from './terms.ts';
import { tokensBook } from './tokens.ts';

const BOOKS = [accountBook, askedBook, companyBook, diceBook, noticesBook, onlineBook, termsBook, tokensBook];

/** Opens all that is read among people far apart. */
export async function openFarBooks(): Promise<void> {
  await Promise.all(BOOKS.map((book) => book.open()));
}
