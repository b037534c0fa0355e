import { Fragment, useMemo } from 'preact/compat';
import type { Game, Language } from '../../kernel/game.ts';
import type { OptionField, Options } from '../../kernel/options.ts';
import type { Workshop } from '../../table/workshop.ts';
import { type KeptBuild, useBuilds } from '../build/kept.ts';
import { useWorkshop } from '../play/workshop.ts';
import { useSettings } from '../settings.ts';
import { useAskedWords } from '../words/asked.ts';
import { useWords } from '../words/words.ts';
import { Choose } from './fields.tsx';
import { Link } from './link.tsx';

/** What can be agreed on before a match, drawn from the options of its game. */
export function OptionFields({
  game,
  options,
  onOptions,
}: {
  readonly game: Game;
  readonly options: Options;
  readonly onOptions: (options: Options) => void;
}) {
  const words = useWords();
  const asked = useAskedWords();
  const { language } = useSettings();
  const text = game.text[language];
  const workshop = useWorkshop(game.id);
  const { list } = useBuilds(game.id);
  const own = useMemo(() => ownValues(workshop, list, language), [workshop, list, language]);
  const ownNamed = Object.fromEntries([...own.names].map(([value, name]) => [value, asked.newMatch.own(name)]));
  return game.options
    .filter((field) => isOffered(field, options))
    .map((field) => (
      <Fragment key={field.id}>
        <Choose
          name={text.options[field.id]?.name ?? field.id}
          help={text.options[field.id]?.help ?? ''}
          value={options[field.id] ?? field.standard}
          values={{
            ...Object.fromEntries(
              offered(field, options).map((value) => [value, text.options[field.id]?.values[value] ?? value]),
            ),
            ...(workshop?.options.includes(field.id) === true ? ownNamed : {}),
          }}
          onChange={(value) => onOptions({ ...options, [field.id]: value })}
        />
        {workshop?.options.at(-1) === field.id && (
          <div className="field">
            <p className="help">
              {own.unfinished > 0 && asked.newMatch.unfinished(own.unfinished)}{' '}
              <Link to={{ page: 'build', game: game.id, build: null }}>{words.home.build}</Link>
            </p>
          </div>
        )}
      </Fragment>
    ));
}

/** What was built and may be played with, by its name; and how many of it may not yet. */
function ownValues(workshop: Workshop | null, list: readonly KeptBuild[], language: Language) {
  const names = new Map<string, string>();
  let unfinished = 0;
  if (workshop === null) return { names, unfinished };
  for (const { name, build } of list) {
    if (workshop.objections(build, language).length > 0) {
      unfinished += 1;
      continue;
    }
    // Two that are the same in all but their names are one choice.
    const text = workshop.print(build);
    const other = names.get(text);
    names.set(text, other === undefined ? name : `${other}, ${name}`);
  }
  return { names, unfinished };
}

function isOffered({ only }: OptionField, options: Options): boolean {
  return only === undefined || only.values.includes(options[only.option] ?? '');
}

/** The values that do not clash with those of another option. */
function offered({ values, differs }: OptionField, options: Options): readonly string[] {
  if (differs === undefined) return values;
  const other = options[differs.from] ?? '';
  return differs.except.includes(other) ? values : values.filter((value) => value !== other);
}
