import type { ReactNode } from 'react';
import { Label } from 'react-aria-components/Label';
import { Slider, SliderFill, SliderOutput, SliderThumb, SliderTrack } from 'react-aria-components/Slider';
import { classNames } from '../../kit/index.ts';
import './energySlider.css';

export interface EnergySliderProps {
  readonly label: ReactNode;
  /** One for each thumb. */
  readonly values: readonly number[];
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly onChange: (values: readonly number[]) => void;
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
export function EnergySlider({
  label,
  values,
  min,
  max,
  step,
  onChange,
  shown,
  formatOptions = {},
  thumbs = [''],
  ends,
  className,
}: EnergySliderProps) {
  return (
    <Slider
      className={classNames('sl-slider', className)}
      minValue={min}
      maxValue={max}
      step={step}
      value={[...values]}
      onChange={onChange}
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
