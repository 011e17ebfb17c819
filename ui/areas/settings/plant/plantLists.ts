import type { FieldValue } from '../../../../core/settings/index.ts';
import { maxPlantEntries, type PlantData } from '../../../../core/plantData/index.ts';
import type { GroupForm } from '../form/index.ts';

export type PlantForm = GroupForm<'plant'>;
export type PlantList = keyof PlantData;
export type PlantEntry<List extends PlantList> = PlantData[List][number];

/** The entries of a list as they stand in the form. */
export const entriesIn = <List extends PlantList>({ vm }: PlantForm, list: List): readonly PlantEntry<List>[] => vm.values[list].rows;

const put = <List extends PlantList>({ vm }: PlantForm, list: List, rows: readonly PlantEntry<List>[]) =>
  vm.editAt(list, { rows } satisfies FieldValue);

export const isFull = (form: PlantForm, list: PlantList): boolean => entriesIn(form, list).length >= maxPlantEntries[list];

export const addEntry = <List extends PlantList>(form: PlantForm, list: List, entry: PlantEntry<List>): void =>
  put(form, list, [...entriesIn(form, list), entry]);

export const setEntry = <List extends PlantList>(form: PlantForm, list: List, place: number, entry: PlantEntry<List>): void =>
  put(form, list, entriesIn(form, list).with(place, entry));

export const removeEntry = (form: PlantForm, list: PlantList, place: number): void =>
  put(form, list, entriesIn(form, list).toSpliced(place, 1));
