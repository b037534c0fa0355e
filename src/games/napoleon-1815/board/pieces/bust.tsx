import { type Features, featuresOf } from './busts.ts';

/** A head and shoulders on a field of 24 by 28. */
export function Bust({ id }: { readonly id: string }) {
  const f = featuresOf(id);
  const rx = f.stout === true ? 5.2 : 4.5;
  return (
    <g className="n15-bust" strokeLinecap="round" strokeLinejoin="round">
      <path
        d="M.8 28.500C1.200 21.800 5.600 19.800 9 18.800L12 20.600l3-1.800c3.400 1 7.800 3 8.200 9.700Z"
        fill={f.coat}
        stroke={INK}
        strokeWidth={0.7}
      />
      <path
        d="M8.300 17.200l3.700 3.600 3.700-3.600.9 2.600-3.400 8.700h-2.400l-3.400-8.700Z"
        fill={f.facing}
        stroke={INK}
        strokeWidth={0.45}
      />
      <path d="M9.300 16.400L12 20.200l2.700-3.800v3L12 22.200 9.300 19.400Z" fill="#f4ecd8" />
      <path d="M1.600 23.600l4.800-2.400M22.400 23.600l-4.800-2.400" stroke={f.metal} strokeWidth={2.3} />
      <path d="M9.700 14.500h4.600v3.600L12 20l-2.300-1.900Z" fill="#d3ac85" />
      <ellipse cx={12} cy={11.4} rx={rx} ry={5.8} fill="#ecccab" stroke={INK} strokeWidth={0.6} />
      <path
        d="M13.900 7.800c2.200 1.400 2.600 4.600 1.400 8"
        stroke="#b98d63"
        strokeWidth={1.2}
        fill="none"
        opacity={0.7}
      />
      <Whiskers features={f} rx={rx} />
      <path d="M9.600 11h1.700M12.900 11h1.700" stroke={INK} strokeWidth={0.8} />
      <path d="M12.100 11.600l-.6 2.300h1" stroke="#8a6440" strokeWidth={0.6} fill="none" />
      {f.whiskers === 'moustache' || f.whiskers === 'great' ? null : (
        <path d="M10.700 15.200h2.600" stroke="#8c4a3a" strokeWidth={0.7} />
      )}
      <Hair features={f} rx={rx} />
      <Hat kind={f.hat} metal={f.metal} />
    </g>
  );
}

const INK = '#231a10';

function Hair({ features: { hair, colour, hat }, rx }: { readonly features: Features; readonly rx: number }) {
  const [l, r] = [12 - rx - 0.4, 12 + rx + 0.4];
  if (hair === 'bald' || hat === 'athwart' || hat === 'busby' || hat === 'shako' || hat === 'tophat') {
    return <path d={`M${l} 12.500v-3M${r} 12.500v-3`} stroke={colour} strokeWidth={1.7} />;
  }
  if (hair === 'receding') {
    return (
      <path
        d={`M${l} 13C${l - 0.8} 9 ${l + 1} 6.500 ${l + 2} 6.300M${r} 13C${r + 0.8} 9 ${r - 1} 6.500 ${r - 2} 6.300`}
        stroke={colour}
        strokeWidth={2.2}
        fill="none"
      />
    );
  }
  if (hair === 'curls') {
    return (
      <path
        d={`M${l - 0.4} 12c-1.400-1-.8-3 .2-3.400-.6-2 .8-3.800 2.400-3.600.8-1.800 3.200-1.800 4-.8 1.400-.9 3.400-.2 3.600 1.400 1.600 0 2.400 2 1.700 3.200 1 .8 1.200 2.400.1 3.200-.2-2-1-3.600-2.200-4.400-2.600.8-5.200.6-7-.2-1.400 1-2.400 2.600-2.800 4.600Z`}
        fill={colour}
        stroke={INK}
        strokeWidth={0.5}
      />
    );
  }
  return (
    <path
      d={`M${l} 12C${l - 0.8} 6.500 8.600 4.200 12 4.200S${r + 0.8} 6.500 ${r} 12c-.6-2.800-1.400-4.200-2.400-4.800-2.200 1-5.400.9-7.200 0-1 .8-1.800 2-2.400 4.800Z`}
      fill={colour}
      stroke={INK}
      strokeWidth={0.5}
    />
  );
}

function Whiskers({ features: { whiskers, colour }, rx }: { readonly features: Features; readonly rx: number }) {
  const [l, r] = [12 - rx + 0.5, 12 + rx - 0.5];
  if (whiskers === 'side') return <path d={`M${l} 10.500v4.200M${r} 10.500v4.200`} stroke={colour} strokeWidth={1.9} />;
  if (whiskers === 'moustache')
    return (
      <path d="M9.400 15.600q1.400-1.700 2.600-.8 1.200-.9 2.600.8" stroke={colour} strokeWidth={1.3} fill="none" />
    );
  if (whiskers === 'great') {
    return (
      <path
        d="M7.800 16.800q2.800.4 4.200-2.300 1.400 2.700 4.200 2.300-2 1.800-4.200-.5-2.200 2.300-4.200.5Z"
        fill={colour}
        stroke={INK}
        strokeWidth={0.5}
      />
    );
  }
  return null;
}

function Hat({ kind, metal }: { readonly kind: Features['hat']; readonly metal: string }) {
  switch (kind) {
    case 'athwart':
      return (
        <>
          <path
            d="M1.600 9.800C4.500 3.600 8.500.8 12 .8s7.500 2.800 10.400 9C17.500 7.400 6.500 7.400 1.600 9.800Z"
            fill="#1d1710"
            stroke="#0c0905"
            strokeWidth={0.5}
          />
          <circle cx={16.2} cy={5.6} r={1.5} fill="#b8342c" stroke="#f4ead0" strokeWidth={0.7} />
        </>
      );
    case 'foreaft':
      return (
        <>
          <path
            d="M4.500 8.800C5 3.600 9.600-.4 15.400 1.200c1.600.5 3.800 4.600 4.600 8-4-1.900-11-2.400-15.500-.4Z"
            fill="#1d1710"
            stroke="#0c0905"
            strokeWidth={0.5}
          />
          <path d="M11.200 2.400l2.400 5.200" stroke={metal} strokeWidth={1.2} />
        </>
      );
    case 'plumed':
      return (
        <>
          <path
            d="M2.200 9.600C5 4 8.700 1.700 12 1.700S19 4 21.800 9.600C17 7.400 7 7.400 2.200 9.600Z"
            fill="#1d1710"
            stroke="#0c0905"
            strokeWidth={0.5}
          />
          <path
            d="M3.200 7.600C6 2.600 9-.2 12.400.2c3.400.3 6.200 3.200 8.200 7.200C17 4 7.600 4 3.200 7.600Z"
            fill="#efe8d6"
            stroke="#9b8f74"
            strokeWidth={0.5}
          />
        </>
      );
    case 'shako':
      return (
        <>
          <path
            d="M6.800 9.400L5.800 1.600h12.400l-1 7.800C14.500 8.200 9.500 8.200 6.800 9.400Z"
            fill="#1d1710"
            stroke="#0c0905"
            strokeWidth={0.5}
          />
          <path d="M6.500 8.200q5.500-1.800 11 0" stroke={metal} strokeWidth={1.2} fill="none" />
          <path d="M12 2.400v-3.600" stroke="#e8e0cc" strokeWidth={2} />
        </>
      );
    case 'busby':
      return (
        <>
          <path
            d="M6.200 9.600C5 6 5.600 1 7.400.2h9.200c1.800.8 2.400 5.800 1.200 9.400-3.200-1.300-8.400-1.300-11.600 0Z"
            fill="#3a2a1a"
            stroke="#150e06"
            strokeWidth={0.5}
          />
          <path d="M16.200.6c2.400.4 3.600 3 3.200 5.600l-2-.8Z" fill="#b8342c" stroke="#5c1611" strokeWidth={0.4} />
          <path d="M8 2.500l-.6 5M11 2l-.4 5.400M14 2l.2 5.400" stroke="#6b5234" strokeWidth={0.5} />
        </>
      );
    case 'tophat':
      return (
        <path
          d="M3.600 8.800c2.600-1 3.600-1 4-1.200L7.200.4h9.600l-.4 7.200c.4.200 1.400.2 4 1.200-4.600 1.500-12.200 1.500-16.800 0Z"
          fill="#241d16"
          stroke="#0c0905"
          strokeWidth={0.5}
        />
      );
    case 'cap':
      return (
        <>
          <path
            d="M5.600 8.400C4.600 4 8 2.200 12 2.200s7.400 1.800 6.400 6.200C15 7 9 7 5.600 8.400Z"
            fill="#2c3852"
            stroke="#0c0905"
            strokeWidth={0.5}
          />
          <path d="M6 8q6-2 12 0" stroke="#b8342c" strokeWidth={1.4} fill="none" />
          <path d="M7.600 9.400q4.400-1.800 8.800 0" stroke="#0c0905" strokeWidth={1.3} fill="none" />
        </>
      );
    case 'none':
      return null;
  }
}
