import { makeAutoObservable, observableRef } from 'mobx';
import type { Log, OrderResult, PdfFacts, PdfWriter } from '../../core/ports/index.ts';
import { type ChartPage, type PageSide, pageSides, type Paper, paperOf, pixelsOf } from '../../core/report/index.ts';
import { amountProblem, type PrintSettings } from '../../core/settings/index.ts';
import { type QueryState, StationQuery } from '../stores/index.ts';

export interface PrintDialogParts {
  readonly pdfWriter: Pick<PdfWriter, 'write'>;
  readonly log: Log;
  /** Draws the page's picture without its texts, so many pixels large, as a PNG. */
  readonly paint: (svg: string, widthPx: number, heightPx: number) => Promise<Uint8Array<ArrayBuffer>>;
  readonly save: (pdf: Uint8Array<ArrayBuffer>) => void;
}

/** How a chart goes on paper: begins as the settings say, and is changed for one print only. */
export class PrintDialogVm {
  /** A margin that was typed and is no number is NaN. */
  paper: Paper;
  readonly dpi: number;
  private readonly query = new StationQuery<OrderResult>();
  private readonly parts: PrintDialogParts;

  constructor(parts: PrintDialogParts, print: PrintSettings) {
    this.parts = parts;
    this.paper = paperOf(print);
    this.dpi = print.imageResolutionDpi;
    makeAutoObservable<this, 'parts' | 'query'>(this, { paper: observableRef, dpi: false, parts: false, query: false }, { autoBind: true });
  }

  change(change: Partial<Pick<Paper, 'size' | 'orientation'>>): void {
    this.paper = { ...this.paper, ...change };
  }

  changeMargin(side: PageSide, marginMm: number): void {
    this.paper = { ...this.paper, marginsMm: { ...this.paper.marginsMm, [side]: marginMm } };
  }

  /** The sides whose margin is no length. */
  get badSides(): readonly PageSide[] {
    return pageSides.filter((side) => amountProblem(this.paper.marginsMm[side]) !== undefined);
  }

  /** Of the last PDF. */
  get state(): QueryState {
    return this.query.state;
  }

  /** Writes the page as a PDF and saves it. */
  async savePdf(page: ChartPage, svg: string, facts: PdfFacts): Promise<void> {
    if (this.query.isUnderWay) return;
    const { pdfWriter, log, paint, save } = this.parts;
    const { widthMm, heightMm } = page.picture;
    await this.query.ask(async () => {
      try {
        const picture = await paint(svg, pixelsOf(widthMm, this.dpi), pixelsOf(heightMm, this.dpi));
        save(await pdfWriter.write(page, picture, facts));
        return { outcome: 'succeeded' };
      } catch (error) {
        log.warn('the PDF could not be made', error);
        return { outcome: 'failed' };
      }
    });
  }
}
