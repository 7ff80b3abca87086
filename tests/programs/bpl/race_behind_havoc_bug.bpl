// @expect violated
// Within its section the thread comes to the write only for some values.
var {:data} x: int;
var y: int;

procedure main()
{
  async call chooser();
  y := x;
}

procedure chooser()
{
  var b: bv2;

  atomic {
    havoc b;
    assume b != 0bv2 && b != 1bv2;
    x := 1;
  }
}
