target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-unknown-linux-gnu"
@.str = private unnamed_addr constant [52 x i8] c"characters beyond ASCII, which depend on the locale\00", align 1
define dso_local i32 @mbtowc(i32* noalias noundef %to, i8* noalias noundef %s, i32 noundef %n) {
entry:
  %tobool = icmp ne i8* %s, null
  br i1 %tobool, label %if.end, label %if.then
if.then:
  br label %return
if.end:
  %cmp = icmp eq i32 %n, 0
  br i1 %cmp, label %if.then1, label %if.end2
if.then1:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i, label %fails_with.exit
if.then.i:
  %call.i = call i32* @__errno_location()
  store i32 84, i32* %call.i, align 4
  br label %fails_with.exit
fails_with.exit:
  br label %return
if.end2:
  %0 = load i8, i8* %s, align 1
  %conv = sext i8 %0 to i32
  %cmp.i = icmp slt i32 %conv, 0
  br i1 %cmp.i, label %if.then.i5, label %lor.lhs.false.i
lor.lhs.false.i:
  br label %is_ascii.exit
if.then.i5:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([52 x i8], [52 x i8]* @.str, i32 0, i32 0))
  br label %is_ascii.exit
is_ascii.exit:
  %tobool4 = icmp ne i32* %to, null
  br i1 %tobool4, label %if.then5, label %if.end7
if.then5:
  %1 = load i8, i8* %s, align 1
  %conv6 = sext i8 %1 to i32
  store i32 %conv6, i32* %to, align 4
  br label %if.end7
if.end7:
  %2 = load i8, i8* %s, align 1
  %conv8 = sext i8 %2 to i32
  %cmp9 = icmp ne i32 %conv8, 0
  %conv10 = zext i1 %cmp9 to i32
  br label %return
return:
  %retval.0 = phi i32 [ -1, %fails_with.exit ], [ %conv10, %if.end7 ], [ 0, %if.then ]
  ret i32 %retval.0
}
define dso_local i32 @mblen(i8* noundef %s, i32 noundef %n) {
entry:
  %tobool.i = icmp ne i8* %s, null
  br i1 %tobool.i, label %if.end.i, label %if.then.i
if.then.i:
  br label %mbtowc.exit
if.end.i:
  %cmp.i = icmp eq i32 %n, 0
  br i1 %cmp.i, label %if.then1.i, label %if.end2.i
if.then1.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i.i, label %fails_with.exit.i
if.then.i.i:
  %call.i.i = call i32* @__errno_location()
  store i32 84, i32* %call.i.i, align 4
  br label %fails_with.exit.i
fails_with.exit.i:
  br label %mbtowc.exit
if.end2.i:
  %0 = load i8, i8* %s, align 1
  %conv.i = sext i8 %0 to i32
  %cmp.i.i = icmp slt i32 %conv.i, 0
  br i1 %cmp.i.i, label %if.then.i5.i, label %lor.lhs.false.i.i
lor.lhs.false.i.i:
  br label %is_ascii.exit.i
if.then.i5.i:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([52 x i8], [52 x i8]* @.str, i32 0, i32 0))
  br label %is_ascii.exit.i
is_ascii.exit.i:
  %1 = load i8, i8* %s, align 1
  %conv8.i = sext i8 %1 to i32
  %cmp9.i = icmp ne i32 %conv8.i, 0
  %conv10.i = zext i1 %cmp9.i to i32
  br label %mbtowc.exit
mbtowc.exit:
  %retval.0.i = phi i32 [ -1, %fails_with.exit.i ], [ %conv10.i, %is_ascii.exit.i ], [ 0, %if.then.i ]
  ret i32 %retval.0.i
}
define dso_local i32 @wctomb(i8* noundef %s, i32 noundef %c) {
entry:
  %tobool = icmp ne i8* %s, null
  br i1 %tobool, label %if.end, label %if.then
if.then:
  br label %return
if.end:
  %cmp.i = icmp slt i32 %c, 0
  br i1 %cmp.i, label %if.then.i, label %lor.lhs.false.i
lor.lhs.false.i:
  %cmp1.i = icmp sgt i32 %c, 127
  br i1 %cmp1.i, label %if.then.i, label %is_ascii.exit
if.then.i:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([52 x i8], [52 x i8]* @.str, i32 0, i32 0))
  br label %is_ascii.exit
is_ascii.exit:
  %conv = trunc i32 %c to i8
  store i8 %conv, i8* %s, align 1
  br label %return
return:
  %retval.0 = phi i32 [ 1, %is_ascii.exit ], [ 0, %if.then ]
  ret i32 %retval.0
}
define dso_local i32 @btowc(i32 noundef %c) {
entry:
  %cmp = icmp eq i32 %c, -1
  br i1 %cmp, label %if.then, label %if.end
if.then:
  br label %return
if.end:
  %cmp.i = icmp slt i32 %c, 0
  br i1 %cmp.i, label %if.then.i, label %lor.lhs.false.i
lor.lhs.false.i:
  %cmp1.i = icmp sgt i32 %c, 127
  br i1 %cmp1.i, label %if.then.i, label %is_ascii.exit
if.then.i:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([52 x i8], [52 x i8]* @.str, i32 0, i32 0))
  br label %is_ascii.exit
is_ascii.exit:
  br label %return
return:
  %retval.0 = phi i32 [ -1, %if.then ], [ %c, %is_ascii.exit ]
  ret i32 %retval.0
}
define dso_local i32 @wctob(i32 noundef %c) {
entry:
  %cmp = icmp eq i32 %c, -1
  br i1 %cmp, label %if.then, label %if.end
if.then:
  br label %return
if.end:
  %cmp.i = icmp slt i32 %c, 0
  br i1 %cmp.i, label %if.then.i, label %lor.lhs.false.i
lor.lhs.false.i:
  %cmp1.i = icmp sgt i32 %c, 127
  br i1 %cmp1.i, label %if.then.i, label %is_ascii.exit
if.then.i:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([52 x i8], [52 x i8]* @.str, i32 0, i32 0))
  br label %is_ascii.exit
is_ascii.exit:
  br label %return
return:
  %retval.0 = phi i32 [ -1, %if.then ], [ %c, %is_ascii.exit ]
  ret i32 %retval.0
}
define dso_local i32 @mbstowcs(i32* noalias noundef %to, i8* noalias noundef %s, i32 noundef %size) {
entry:
  br label %for.cond
for.cond:
  %n.0 = phi i32 [ 0, %entry ], [ %inc, %for.inc ]
  %tobool = icmp ne i32* %to, null
  br i1 %tobool, label %lor.lhs.false, label %land.rhs
lor.lhs.false:
  %cmp = icmp ult i32 %n.0, %size
  br i1 %cmp, label %land.rhs, label %land.end
land.rhs:
  %arrayidx = getelementptr inbounds i8, i8* %s, i32 %n.0
  %0 = load i8, i8* %arrayidx, align 1
  %conv = sext i8 %0 to i32
  %cmp.i = icmp slt i32 %conv, 0
  br i1 %cmp.i, label %if.then.i, label %lor.lhs.false.i
lor.lhs.false.i:
  br label %is_ascii.exit
if.then.i:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([52 x i8], [52 x i8]* @.str, i32 0, i32 0))
  br label %is_ascii.exit
is_ascii.exit:
  br label %land.end
land.end:
  %1 = phi i1 [ false, %lor.lhs.false ], [ true, %is_ascii.exit ]
  br i1 %1, label %for.body, label %for.end
for.body:
  br i1 %tobool, label %if.then, label %if.end
if.then:
  %arrayidx3 = getelementptr inbounds i8, i8* %s, i32 %n.0
  %2 = load i8, i8* %arrayidx3, align 1
  %conv4 = sext i8 %2 to i32
  %arrayidx5 = getelementptr inbounds i32, i32* %to, i32 %n.0
  store i32 %conv4, i32* %arrayidx5, align 4
  br label %if.end
if.end:
  %arrayidx6 = getelementptr inbounds i8, i8* %s, i32 %n.0
  %3 = load i8, i8* %arrayidx6, align 1
  %tobool7 = icmp ne i8 %3, 0
  br i1 %tobool7, label %if.end9, label %if.then8
if.then8:
  br label %for.end
if.end9:
  br label %for.inc
for.inc:
  %inc = add i32 %n.0, 1
  br label %for.cond
for.end:
  ret i32 %n.0
}
define dso_local i32 @wcstombs(i8* noalias noundef %to, i32* noalias noundef %s, i32 noundef %size) {
entry:
  br label %for.cond
for.cond:
  %n.0 = phi i32 [ 0, %entry ], [ %inc, %for.inc ]
  %tobool = icmp ne i8* %to, null
  br i1 %tobool, label %lor.lhs.false, label %land.rhs
lor.lhs.false:
  %cmp = icmp ult i32 %n.0, %size
  br i1 %cmp, label %land.rhs, label %land.end
land.rhs:
  %arrayidx = getelementptr inbounds i32, i32* %s, i32 %n.0
  %0 = load i32, i32* %arrayidx, align 4
  %cmp.i = icmp slt i32 %0, 0
  br i1 %cmp.i, label %if.then.i, label %lor.lhs.false.i
lor.lhs.false.i:
  %cmp1.i = icmp sgt i32 %0, 127
  br i1 %cmp1.i, label %if.then.i, label %is_ascii.exit
if.then.i:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([52 x i8], [52 x i8]* @.str, i32 0, i32 0))
  br label %is_ascii.exit
is_ascii.exit:
  br label %land.end
land.end:
  %1 = phi i1 [ false, %lor.lhs.false ], [ true, %is_ascii.exit ]
  br i1 %1, label %for.body, label %for.end
for.body:
  br i1 %tobool, label %if.then, label %if.end
if.then:
  %arrayidx2 = getelementptr inbounds i32, i32* %s, i32 %n.0
  %2 = load i32, i32* %arrayidx2, align 4
  %conv = trunc i32 %2 to i8
  %arrayidx3 = getelementptr inbounds i8, i8* %to, i32 %n.0
  store i8 %conv, i8* %arrayidx3, align 1
  br label %if.end
if.end:
  %arrayidx4 = getelementptr inbounds i32, i32* %s, i32 %n.0
  %3 = load i32, i32* %arrayidx4, align 4
  %tobool5 = icmp ne i32 %3, 0
  br i1 %tobool5, label %if.end7, label %if.then6
if.then6:
  br label %for.end
if.end7:
  br label %for.inc
for.inc:
  %inc = add i32 %n.0, 1
  br label %for.cond
for.end:
  ret i32 %n.0
}
declare extern_weak dso_local i32* @__errno_location()
declare dso_local void @__gsmack_unknown(i8* noundef)
