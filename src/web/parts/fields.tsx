import { useId } from 'preact/compat';

/** A choice from a list. */
export function Choose({
  name,
  help = '',
  value,
  values,
  onChange,
}: {
  readonly name: string;
  readonly help?: string;
  readonly value: string;
  readonly values: Readonly<Record<string, string>>;
  readonly onChange: (value: string) => void;
}) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{name}</label>
      <select
        id={id}
        value={value}
        aria-describedby={help === '' ? undefined : `${id}help`}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {Object.entries(values).map(([key, shown]) => (
          <option key={key} value={key}>
            {shown}
          </option>
        ))}
      </select>
      {help !== '' && (
        <p className="help" id={`${id}help`}>
          {help}
        </p>
      )}
    </div>
  );
}

/** Few values, all to be seen. */
export function Segments<T extends string>({
  name,
  help = '',
  value,
  values,
  onChange,
}: {
  readonly name: string;
  readonly help?: string;
  readonly value: T;
  readonly values: Readonly<Record<T, string>>;
  readonly onChange: (value: T) => void;
}) {
  const id = useId();
  const keys = Object.keys(values) as T[];
  return (
    <fieldset className="segments">
      <legend>{name}</legend>
      <div>
        {keys.map((key) => (
          <label key={key}>
            <input type="radio" name={id} value={key} checked={value === key} onChange={() => onChange(key)} />
            <span>{values[key]}</span>
          </label>
        ))}
      </div>
      {help !== '' && <p className="help">{help}</p>}
    </fieldset>
  );
}

export function Check({
  name,
  help = '',
  value,
  onChange,
}: {
  readonly name: string;
  readonly help?: string;
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
}) {
  const id = useId();
  return (
    <div className="field check">
      <label>
        <input
          type="checkbox"
          checked={value}
          aria-describedby={help === '' ? undefined : `${id}help`}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span>{name}</span>
      </label>
      {help !== '' && (
        <p className="help" id={`${id}help`}>
          {help}
        </p>
      )}
    </div>
  );
}
