import type { ReactNode } from 'react';
import { Label } from 'react-aria-components/Label';
import { Slider, SliderFill, SliderOutput, SliderThumb, SliderTrack } from 'react-aria-components/Slider';
import { classNames } from '../../kit/index.ts';
import './energySlider.css';

export interface EnergySliderProps<Value extends number | readonly number[]> {
  readonly label: ReactNode;
  readonly value: Value;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly onChange: (value: Value) => void;
  /** The value in words. */
  readonly shown: string;
  readonly formatOptions?: Intl.NumberFormatOptions;
  /** Names of the thumbs, where there are two. */
  readonly thumbs?: readonly string[];
  /** Both ends of the scale, with what stands between them. */
  readonly ends: readonly ReactNode[];
  readonly className?: string;
}

/** A value, or two of them, on a scale. */
export function EnergySlider<Value extends number | readonly number[]>({
  label,
  value,
  min,
  max,
  step,
  onChange,
  shown,
  formatOptions = {},
  thumbs = [''],
  ends,
  className,
}: EnergySliderProps<Value>) {
  return (
    <Slider
      className={classNames('sl-slider', className)}
      minValue={min}
      maxValue={max}
      step={step}
      value={typeof value === 'number' ? value : [...(value as readonly number[])]}
      onChange={(to) => onChange(to as Value)}
      formatOptions={formatOptions}
    >
      <Label>{label}</Label>
      <SliderOutput>{shown}</SliderOutput>
      <SliderTrack className="sl-track">
        <SliderFill className="sl-fill" />
        {thumbs.map((name, i) => (
          <SliderThumb key={name} index={i} className="sl-thumb" {...(name !== '' && { 'aria-label': name })} />
        ))}
      </SliderTrack>
      <span aria-hidden className="sl-ends">
        {ends.map((end, i) => (
          <span key={i}>{end}</span>
        ))}
      </span>
    </Slider>
  );
}
