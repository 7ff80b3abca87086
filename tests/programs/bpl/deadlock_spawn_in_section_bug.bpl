// @expect violated
// The section that would start the thread waits for what only that thread does.
var x: int;
var go: bool;

procedure helper()
  modifies go;
{
  go := true;
}

procedure {:entrypoint} main()
  modifies x, go;
{
  x := 0;
  go := false;
  atomic {
    async call helper();
    x := 1;
    await go; // want "waits for ever"
  }
}
