// @expect violated
// All that is known of a procedure without body is what it may change.
var x: int;

procedure {:entrypoint} main()
{
  x := 0;
  async call other();
  call unknown();
  assert x == 0; // want "x == 0"
}

procedure other()
{
  var y: int;
  y := x;
}

procedure unknown();
  modifies x;
