// @expect violated
// On the way to the write, in the section, a thread is started.
var {:data} x: int;
var y: int;

procedure main()
{
  async call reader();
  async call chooser();
}

procedure reader()
{
  y := x;
}

procedure chooser()
{
  var b: bv2;

  atomic {
    async call reader();
    havoc b;
    assume b != 0bv2;
    x := 1;
  }
}
