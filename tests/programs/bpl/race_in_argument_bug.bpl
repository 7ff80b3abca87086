// @expect violated
// The read in the argument of a call within a section races with a plain write.
var {:data} x: int;
var y: int;

procedure main()
{
  async call writer();
  atomic { call take(x); }
}

procedure writer()
{
  x := 1;
}

procedure take(v: int)
{
  y := v;
}
