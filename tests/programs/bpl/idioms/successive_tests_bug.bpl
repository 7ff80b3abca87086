// @expect violated
// Four tests of one variable can all fail, for it changes between them.
var light: int;

procedure main()
{
  light := 0;
  async call switch(1);
  async call switch(2);
  async call look();
}

procedure switch(to: int)
{
  light := to;
}

procedure look()
{
  var known: bool;

  known := false;
  if (light == 2) {
    known := true;
  } else if (light == 1) {
    known := true;
  } else if (light == 0) {
    known := true;
  }
  assert known; // want "known"
}
