// @expect verified
// @flags --engine=seq
// Before it waits in its next iteration, a changes what b waits for.
var x: int;
var y: int;
var z: int;
var done: bool;
procedure a()
  modifies x;
{
  while (!done) {
    x := 1;
    await y == 1 || x == 0;
  }
}
procedure b()
  modifies done, y;
{
  await z == 1;
  await x == 1;
  done := true;
  y := 1;
}
procedure {:entrypoint} main()
  modifies x, y, z, done;
{
  x := 1; y := 1; z := 0; done := false;
  async call a();
  async call b();
  atomic { x := 0; y := 0; z := 1; }
}
