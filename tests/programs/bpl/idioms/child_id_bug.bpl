// @expect violated
// Nobody asks for the own id.
var x: int;

procedure corral_getChildThreadID() returns (t: bv32);

procedure {:entrypoint} main()
{
  var child: bv32;

  async call idle();
  call child := corral_getChildThreadID();
  assert child == 0bv32; // want "child"
}

procedure idle()
{
  x := 2;
}
