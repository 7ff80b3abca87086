// @expect violated
// The child sees the counter when the loop ends, and not before.
var x: int;

procedure {:entrypoint} main()
{
  var i: int;

  x := 0;
  async call wait();
  i := 0;
  while (i < 10) {
    x := x + 1;
    i := i + 1;
  }
}

procedure wait()
{
  assume x == 10;
  assert false; // want "false"
}
