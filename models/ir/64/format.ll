target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
%struct.__va_list_tag = type { i32, i32, i8*, i8* }
@.str = private unnamed_addr constant [30 x i8] c"the text that snprintf writes\00", align 1
@.str.1 = private unnamed_addr constant [31 x i8] c"the text that vsnprintf writes\00", align 1
@.str.2 = private unnamed_addr constant [29 x i8] c"the text that sprintf writes\00", align 1
@.str.3 = private unnamed_addr constant [30 x i8] c"the text that vsprintf writes\00", align 1
@.str.4 = private unnamed_addr constant [30 x i8] c"the text that swprintf writes\00", align 1
@.str.5 = private unnamed_addr constant [31 x i8] c"the text that vswprintf writes\00", align 1
@.str.6 = private unnamed_addr constant [15 x i8] c"printed-length\00", align 1
define dso_local i32 @snprintf(i8* noalias noundef %to, i64 noundef %size, i8* noalias noundef %format, ...) {
entry:
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([30 x i8], [30 x i8]* @.str, i64 0, i64 0), i8* noundef %to, i64 noundef %size)
  %call.i = call i32 @__gsmack_nondet_int()
  %cmp.i = icmp sge i32 %call.i, 0
  call void @__gsmack_assume(i1 noundef zeroext %cmp.i)
  br label %for.cond.i
for.cond.i:
  %i.0.i = phi i64 [ 0, %entry ], [ %add.i, %cleanup.cont.i ]
  %cmp1.i = icmp ult i64 %i.0.i, %size
  br i1 %cmp1.i, label %for.body.i, label %for.cond.cleanup.i
for.cond.cleanup.i:
  br label %print.exit
for.body.i:
  %call2.i = call signext i8 @__gsmack_nondet_char()
  %add.i = add i64 %i.0.i, 1
  %cmp3.i = icmp eq i64 %add.i, %size
  br i1 %cmp3.i, label %cond.true.i, label %lor.lhs.false.i
lor.lhs.false.i:
  %conv.i = sext i32 %call.i to i64
  %cmp4.i = icmp eq i64 %i.0.i, %conv.i
  br i1 %cmp4.i, label %cond.true.i, label %cond.false.i
cond.true.i:
  br label %cond.end.i
cond.false.i:
  %conv6.i = sext i8 %call2.i to i32
  br label %cond.end.i
cond.end.i:
  %cond.i = phi i32 [ 0, %cond.true.i ], [ %conv6.i, %cond.false.i ]
  %conv7.i = trunc i32 %cond.i to i8
  %arrayidx.i = getelementptr inbounds i8, i8* %to, i64 %i.0.i
  store i8 %conv7.i, i8* %arrayidx.i, align 1
  %conv8.i = sext i32 %call.i to i64
  %cmp9.i = icmp eq i64 %i.0.i, %conv8.i
  br i1 %cmp9.i, label %if.then.i, label %if.end.i
if.then.i:
  br label %cleanup.i
if.end.i:
  br label %cleanup.i
cleanup.i:
  %cleanup.dest.slot.0.i = phi i32 [ 2, %if.then.i ], [ 0, %if.end.i ]
  %cond = icmp eq i32 %cleanup.dest.slot.0.i, 0
  br i1 %cond, label %cleanup.cont.i, label %print.exit
cleanup.cont.i:
  br label %for.cond.i
print.exit:
  ret i32 %call.i
}
define dso_local i32 @vsnprintf(i8* noalias noundef %to, i64 noundef %size, i8* noalias noundef %format, %struct.__va_list_tag* noundef %arguments) {
entry:
  %call.i = call i64 @__gsmack_text_length(i8* noundef %format, i32 noundef 0)
  %cmp.i = icmp slt i64 %call.i, 0
  br i1 %cmp.i, label %if.then.i, label %reads_all.exit
if.then.i:
  call void @__model_printed_text(i8* noundef %format, i32 noundef -1)
  br label %reads_all.exit
reads_all.exit:
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([31 x i8], [31 x i8]* @.str.1, i64 0, i64 0), i8* noundef %to, i64 noundef %size)
  %call.i1 = call i32 @__gsmack_nondet_int()
  %cmp.i2 = icmp sge i32 %call.i1, 0
  call void @__gsmack_assume(i1 noundef zeroext %cmp.i2)
  br label %for.cond.i
for.cond.i:
  %i.0.i = phi i64 [ 0, %reads_all.exit ], [ %add.i, %cleanup.cont.i ]
  %cmp1.i = icmp ult i64 %i.0.i, %size
  br i1 %cmp1.i, label %for.body.i, label %for.cond.cleanup.i
for.cond.cleanup.i:
  br label %print.exit
for.body.i:
  %call2.i = call signext i8 @__gsmack_nondet_char()
  %add.i = add i64 %i.0.i, 1
  %cmp3.i = icmp eq i64 %add.i, %size
  br i1 %cmp3.i, label %cond.true.i, label %lor.lhs.false.i
lor.lhs.false.i:
  %conv.i = sext i32 %call.i1 to i64
  %cmp4.i = icmp eq i64 %i.0.i, %conv.i
  br i1 %cmp4.i, label %cond.true.i, label %cond.false.i
cond.true.i:
  br label %cond.end.i
cond.false.i:
  %conv6.i = sext i8 %call2.i to i32
  br label %cond.end.i
cond.end.i:
  %cond.i = phi i32 [ 0, %cond.true.i ], [ %conv6.i, %cond.false.i ]
  %conv7.i = trunc i32 %cond.i to i8
  %arrayidx.i = getelementptr inbounds i8, i8* %to, i64 %i.0.i
  store i8 %conv7.i, i8* %arrayidx.i, align 1
  %conv8.i = sext i32 %call.i1 to i64
  %cmp9.i = icmp eq i64 %i.0.i, %conv8.i
  br i1 %cmp9.i, label %if.then.i3, label %if.end.i
if.then.i3:
  br label %cleanup.i
if.end.i:
  br label %cleanup.i
cleanup.i:
  %cleanup.dest.slot.0.i = phi i32 [ 2, %if.then.i3 ], [ 0, %if.end.i ]
  %cond = icmp eq i32 %cleanup.dest.slot.0.i, 0
  br i1 %cond, label %cleanup.cont.i, label %print.exit
cleanup.cont.i:
  br label %for.cond.i
print.exit:
  ret i32 %call.i1
}
define dso_local i32 @sprintf(i8* noalias noundef %to, i8* noalias noundef %format, ...) {
entry:
  %call = call i32 @print_unlimited(i8* noundef %to, i8* noundef getelementptr inbounds ([29 x i8], [29 x i8]* @.str.2, i64 0, i64 0))
  ret i32 %call
}
define internal i32 @print_unlimited(i8* noundef %to, i8* noundef %what) {
entry:
  %call = call zeroext i1 @__gsmack_nondet_bool()
  call void @__gsmack_bound(i1 noundef zeroext %call, i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.6, i64 0, i64 0), i64 noundef 31)
  call void @__gsmack_assume(i1 noundef zeroext %call)
  call void @__gsmack_approximate(i8* noundef %what, i8* noundef %to, i64 noundef 32)
  %call.i = call i32 @__gsmack_nondet_int()
  %cmp.i = icmp sge i32 %call.i, 0
  call void @__gsmack_assume(i1 noundef zeroext %cmp.i)
  br label %for.cond.i
for.cond.i:
  %i.0.i = phi i64 [ 0, %entry ], [ %add.i, %cleanup.cont.i ]
  %cmp1.i = icmp ult i64 %i.0.i, 32
  br i1 %cmp1.i, label %for.body.i, label %for.cond.cleanup.i
for.cond.cleanup.i:
  br label %print.exit
for.body.i:
  %call2.i = call signext i8 @__gsmack_nondet_char()
  %add.i = add i64 %i.0.i, 1
  %cmp3.i = icmp eq i64 %add.i, 32
  br i1 %cmp3.i, label %cond.true.i, label %lor.lhs.false.i
lor.lhs.false.i:
  %conv.i = sext i32 %call.i to i64
  %cmp4.i = icmp eq i64 %i.0.i, %conv.i
  br i1 %cmp4.i, label %cond.true.i, label %cond.false.i
cond.true.i:
  br label %cond.end.i
cond.false.i:
  %conv6.i = sext i8 %call2.i to i32
  br label %cond.end.i
cond.end.i:
  %cond.i = phi i32 [ 0, %cond.true.i ], [ %conv6.i, %cond.false.i ]
  %conv7.i = trunc i32 %cond.i to i8
  %arrayidx.i = getelementptr inbounds i8, i8* %to, i64 %i.0.i
  store i8 %conv7.i, i8* %arrayidx.i, align 1
  %conv8.i = sext i32 %call.i to i64
  %cmp9.i = icmp eq i64 %i.0.i, %conv8.i
  br i1 %cmp9.i, label %if.then.i, label %if.end.i
if.then.i:
  br label %cleanup.i
if.end.i:
  br label %cleanup.i
cleanup.i:
  %cleanup.dest.slot.0.i = phi i32 [ 2, %if.then.i ], [ 0, %if.end.i ]
  %cond = icmp eq i32 %cleanup.dest.slot.0.i, 0
  br i1 %cond, label %cleanup.cont.i, label %print.exit
cleanup.cont.i:
  br label %for.cond.i
print.exit:
  %cmp = icmp sle i32 %call.i, 31
  call void @__gsmack_assume(i1 noundef zeroext %cmp)
  ret i32 %call.i
}
define dso_local i32 @vsprintf(i8* noalias noundef %to, i8* noalias noundef %format, %struct.__va_list_tag* noundef %arguments) {
entry:
  %call.i = call i64 @__gsmack_text_length(i8* noundef %format, i32 noundef 0)
  %cmp.i = icmp slt i64 %call.i, 0
  br i1 %cmp.i, label %if.then.i, label %reads_all.exit
if.then.i:
  call void @__model_printed_text(i8* noundef %format, i32 noundef -1)
  br label %reads_all.exit
reads_all.exit:
  %call = call i32 @print_unlimited(i8* noundef %to, i8* noundef getelementptr inbounds ([30 x i8], [30 x i8]* @.str.3, i64 0, i64 0))
  ret i32 %call
}
define dso_local i32 @swprintf(i32* noalias noundef %to, i64 noundef %size, i32* noalias noundef %format, ...) {
entry:
  %call.i = call zeroext i1 @__gsmack_nondet_bool()
  %0 = bitcast i32* %to to i8*
  %mul.i = mul i64 %size, 4
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([30 x i8], [30 x i8]* @.str.4, i64 0, i64 0), i8* noundef %0, i64 noundef %mul.i)
  br label %for.cond.i
for.cond.i:
  %i.0.i = phi i64 [ 0, %entry ], [ %add.i, %cleanup.cont.i ]
  %retval.0.i = phi i32 [ undef, %entry ], [ %retval.1.i, %cleanup.cont.i ]
  %cmp.i = icmp ult i64 %i.0.i, %size
  br i1 %cmp.i, label %for.body.i, label %for.cond.cleanup.i
for.cond.cleanup.i:
  br label %cleanup8.i
for.body.i:
  %add.i = add i64 %i.0.i, 1
  %cmp1.i = icmp ult i64 %add.i, %size
  br i1 %cmp1.i, label %cond.true.i, label %cond.false.i
cond.true.i:
  %call2.i = call i32 @__gsmack_nondet_int()
  br label %cond.end.i
cond.false.i:
  br label %cond.end.i
cond.end.i:
  %cond.i = phi i32 [ %call2.i, %cond.true.i ], [ 0, %cond.false.i ]
  %arrayidx.i = getelementptr inbounds i32, i32* %to, i64 %i.0.i
  store i32 %cond.i, i32* %arrayidx.i, align 4
  %tobool.i = icmp ne i32 %cond.i, 0
  br i1 %tobool.i, label %if.end.i, label %if.then.i
if.then.i:
  br i1 %call.i, label %cond.true4.i, label %cond.false5.i
cond.true4.i:
  %conv.i = trunc i64 %i.0.i to i32
  br label %cond.end6.i
cond.false5.i:
  br label %cond.end6.i
cond.end6.i:
  %cond7.i = phi i32 [ %conv.i, %cond.true4.i ], [ -1, %cond.false5.i ]
  br label %cleanup.i
if.end.i:
  br label %cleanup.i
cleanup.i:
  %cleanup.dest.slot.0.i = phi i32 [ 0, %if.end.i ], [ 1, %cond.end6.i ]
  %retval.1.i = phi i32 [ %retval.0.i, %if.end.i ], [ %cond7.i, %cond.end6.i ]
  %cond = icmp eq i32 %cleanup.dest.slot.0.i, 0
  br i1 %cond, label %cleanup.cont.i, label %cleanup8.i
cleanup.cont.i:
  br label %for.cond.i
cleanup8.i:
  %cleanup.dest.slot.1.i = phi i32 [ %cleanup.dest.slot.0.i, %cleanup.i ], [ 2, %for.cond.cleanup.i ]
  %retval.2.i = phi i32 [ %retval.1.i, %cleanup.i ], [ %retval.0.i, %for.cond.cleanup.i ]
  %cond1 = icmp eq i32 %cleanup.dest.slot.1.i, 2
  br i1 %cond1, label %for.end.i, label %print_wide.exit
for.end.i:
  br label %print_wide.exit
print_wide.exit:
  %retval.3.i = phi i32 [ %retval.2.i, %cleanup8.i ], [ -1, %for.end.i ]
  ret i32 %retval.3.i
}
define dso_local i32 @vswprintf(i32* noalias noundef %to, i64 noundef %size, i32* noalias noundef %format, %struct.__va_list_tag* noundef %arguments) {
entry:
  call void @__model_printed_wide(i32* noundef %format, i32 noundef -1, i32 noundef 1)
  %call.i = call zeroext i1 @__gsmack_nondet_bool()
  %0 = bitcast i32* %to to i8*
  %mul.i = mul i64 %size, 4
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([31 x i8], [31 x i8]* @.str.5, i64 0, i64 0), i8* noundef %0, i64 noundef %mul.i)
  br label %for.cond.i
for.cond.i:
  %i.0.i = phi i64 [ 0, %entry ], [ %add.i, %cleanup.cont.i ]
  %retval.0.i = phi i32 [ undef, %entry ], [ %retval.1.i, %cleanup.cont.i ]
  %cmp.i = icmp ult i64 %i.0.i, %size
  br i1 %cmp.i, label %for.body.i, label %for.cond.cleanup.i
for.cond.cleanup.i:
  br label %cleanup8.i
for.body.i:
  %add.i = add i64 %i.0.i, 1
  %cmp1.i = icmp ult i64 %add.i, %size
  br i1 %cmp1.i, label %cond.true.i, label %cond.false.i
cond.true.i:
  %call2.i = call i32 @__gsmack_nondet_int()
  br label %cond.end.i
cond.false.i:
  br label %cond.end.i
cond.end.i:
  %cond.i = phi i32 [ %call2.i, %cond.true.i ], [ 0, %cond.false.i ]
  %arrayidx.i = getelementptr inbounds i32, i32* %to, i64 %i.0.i
  store i32 %cond.i, i32* %arrayidx.i, align 4
  %tobool.i = icmp ne i32 %cond.i, 0
  br i1 %tobool.i, label %if.end.i, label %if.then.i
if.then.i:
  br i1 %call.i, label %cond.true4.i, label %cond.false5.i
cond.true4.i:
  %conv.i = trunc i64 %i.0.i to i32
  br label %cond.end6.i
cond.false5.i:
  br label %cond.end6.i
cond.end6.i:
  %cond7.i = phi i32 [ %conv.i, %cond.true4.i ], [ -1, %cond.false5.i ]
  br label %cleanup.i
if.end.i:
  br label %cleanup.i
cleanup.i:
  %cleanup.dest.slot.0.i = phi i32 [ 0, %if.end.i ], [ 1, %cond.end6.i ]
  %retval.1.i = phi i32 [ %retval.0.i, %if.end.i ], [ %cond7.i, %cond.end6.i ]
  %cond = icmp eq i32 %cleanup.dest.slot.0.i, 0
  br i1 %cond, label %cleanup.cont.i, label %cleanup8.i
cleanup.cont.i:
  br label %for.cond.i
cleanup8.i:
  %cleanup.dest.slot.1.i = phi i32 [ %cleanup.dest.slot.0.i, %cleanup.i ], [ 2, %for.cond.cleanup.i ]
  %retval.2.i = phi i32 [ %retval.1.i, %cleanup.i ], [ %retval.0.i, %for.cond.cleanup.i ]
  %cond1 = icmp eq i32 %cleanup.dest.slot.1.i, 2
  br i1 %cond1, label %for.end.i, label %print_wide.exit
for.end.i:
  br label %print_wide.exit
print_wide.exit:
  %retval.3.i = phi i32 [ %retval.2.i, %cleanup8.i ], [ -1, %for.end.i ]
  ret i32 %retval.3.i
}
declare dso_local void @__model_printed_wide(i32* noundef, i32 noundef, i32 noundef)
define dso_local i64 @__model_print_literal(i8* noundef %to, i64 noundef %room, i64 noundef %at, i8* noundef %text, i64 noundef %size) {
entry:
  br label %for.cond
for.cond:
  %at.addr.0 = phi i64 [ %at, %entry ], [ %add.i, %for.inc ]
  %i.0 = phi i64 [ 0, %entry ], [ %inc, %for.inc ]
  %cmp = icmp slt i64 %i.0, %size
  br i1 %cmp, label %for.body, label %for.cond.cleanup
for.cond.cleanup:
  br label %for.end
for.body:
  %arrayidx = getelementptr inbounds i8, i8* %text, i64 %i.0
  %0 = load i8, i8* %arrayidx, align 1
  %add.i = add i64 %at.addr.0, 1
  %cmp.i = icmp ult i64 %add.i, %room
  br i1 %cmp.i, label %if.then.i, label %put.exit
if.then.i:
  %arrayidx.i = getelementptr inbounds i8, i8* %to, i64 %at.addr.0
  store i8 %0, i8* %arrayidx.i, align 1
  br label %put.exit
put.exit:
  br label %for.inc
for.inc:
  %inc = add nsw i64 %i.0, 1
  br label %for.cond
for.end:
  ret i64 %at.addr.0
}
define dso_local i64 @__model_print_string(i8* noundef %to, i64 noundef %room, i64 noundef %at, i8* noundef %text, i32 noundef %width, i32 noundef %precision, i32 noundef %left) {
entry:
  %cmp.i = icmp slt i32 %width, 0
  br i1 %cmp.i, label %if.then.i, label %side.exit
if.then.i:
  %sub.i = sub nsw i32 0, %width
  br label %side.exit
side.exit:
  %width.addr.0 = phi i32 [ %sub.i, %if.then.i ], [ %width, %entry ]
  %left.addr.0 = phi i32 [ 1, %if.then.i ], [ %left, %entry ]
  br label %while.cond
while.cond:
  %length.0 = phi i32 [ 0, %side.exit ], [ %inc, %while.body ]
  %cmp = icmp slt i32 %precision, 0
  br i1 %cmp, label %land.rhs, label %lor.lhs.false
lor.lhs.false:
  %cmp1 = icmp slt i32 %length.0, %precision
  br i1 %cmp1, label %land.rhs, label %land.end
land.rhs:
  %idxprom = sext i32 %length.0 to i64
  %arrayidx = getelementptr inbounds i8, i8* %text, i64 %idxprom
  %0 = load i8, i8* %arrayidx, align 1
  %conv = sext i8 %0 to i32
  %tobool = icmp ne i32 %conv, 0
  br label %land.end
land.end:
  %1 = phi i1 [ false, %lor.lhs.false ], [ %tobool, %land.rhs ]
  br i1 %1, label %while.body, label %while.end
while.body:
  %inc = add nsw i32 %length.0, 1
  br label %while.cond
while.end:
  %cmp2 = icmp ult i64 %at, %room
  br i1 %cmp2, label %if.then, label %if.end
if.then:
  %conv4 = sext i32 %length.0 to i64
  %cmp5 = icmp ne i32 %length.0, %precision
  %conv6 = zext i1 %cmp5 to i32
  %conv7 = sext i32 %conv6 to i64
  %add = add i64 %conv4, %conv7
  %cmp.i34 = icmp ult i64 %add, %room
  br i1 %cmp.i34, label %cond.true.i, label %cond.false.i
cond.true.i:
  br label %apart.exit
cond.false.i:
  br label %apart.exit
apart.exit:
  %cond.i = phi i64 [ %add, %cond.true.i ], [ %room, %cond.false.i ]
  call void @__gsmack_apart(i8* noundef %to, i8* noundef %text, i64 noundef %cond.i)
  %add.ptr = getelementptr inbounds i8, i8* %to, i64 %at
  %sub = sub i64 %room, %at
  %cmp.i35 = icmp ult i64 %add, %sub
  br i1 %cmp.i35, label %cond.true.i36, label %cond.false.i37
cond.true.i36:
  br label %apart.exit39
cond.false.i37:
  br label %apart.exit39
apart.exit39:
  %cond.i38 = phi i64 [ %add, %cond.true.i36 ], [ %sub, %cond.false.i37 ]
  call void @__gsmack_apart(i8* noundef %add.ptr, i8* noundef %text, i64 noundef %cond.i38)
  br label %if.end
if.end:
  %tobool8 = icmp ne i32 %left.addr.0, 0
  br i1 %tobool8, label %if.end11, label %if.then9
if.then9:
  %sub10 = sub nsw i32 %width.addr.0, %length.0
  br label %for.cond.i
for.cond.i:
  %at.addr.0.i = phi i64 [ %at, %if.then9 ], [ %add.i.i, %put.exit.i ]
  %i.0.i = phi i32 [ 0, %if.then9 ], [ %inc.i, %put.exit.i ]
  %cmp.i40 = icmp slt i32 %i.0.i, %sub10
  br i1 %cmp.i40, label %for.body.i, label %fill.exit
for.body.i:
  %add.i.i = add i64 %at.addr.0.i, 1
  %cmp.i.i = icmp ult i64 %add.i.i, %room
  br i1 %cmp.i.i, label %if.then.i.i, label %put.exit.i
if.then.i.i:
  %arrayidx.i.i = getelementptr inbounds i8, i8* %to, i64 %at.addr.0.i
  store i8 32, i8* %arrayidx.i.i, align 1
  br label %put.exit.i
put.exit.i:
  %inc.i = add nsw i32 %i.0.i, 1
  br label %for.cond.i
fill.exit:
  br label %if.end11
if.end11:
  %at.addr.0 = phi i64 [ %at, %if.end ], [ %at.addr.0.i, %fill.exit ]
  br label %for.cond
for.cond:
  %at.addr.1 = phi i64 [ %at.addr.0, %if.end11 ], [ %add.i, %for.inc ]
  %i.0 = phi i32 [ 0, %if.end11 ], [ %inc17, %for.inc ]
  %cmp12 = icmp slt i32 %i.0, %length.0
  br i1 %cmp12, label %for.body, label %for.cond.cleanup
for.cond.cleanup:
  br label %for.end
for.body:
  %idxprom14 = sext i32 %i.0 to i64
  %arrayidx15 = getelementptr inbounds i8, i8* %text, i64 %idxprom14
  %2 = load i8, i8* %arrayidx15, align 1
  %add.i = add i64 %at.addr.1, 1
  %cmp.i41 = icmp ult i64 %add.i, %room
  br i1 %cmp.i41, label %if.then.i42, label %put.exit
if.then.i42:
  %arrayidx.i = getelementptr inbounds i8, i8* %to, i64 %at.addr.1
  store i8 %2, i8* %arrayidx.i, align 1
  br label %put.exit
put.exit:
  br label %for.inc
for.inc:
  %inc17 = add nsw i32 %i.0, 1
  br label %for.cond
for.end:
  br i1 %tobool8, label %cond.true, label %cond.false
cond.true:
  %sub19 = sub nsw i32 %width.addr.0, %length.0
  br label %for.cond.i46
for.cond.i46:
  %at.addr.0.i43 = phi i64 [ %at.addr.1, %cond.true ], [ %add.i.i47, %put.exit.i52 ]
  %i.0.i44 = phi i32 [ 0, %cond.true ], [ %inc.i53, %put.exit.i52 ]
  %cmp.i45 = icmp slt i32 %i.0.i44, %sub19
  br i1 %cmp.i45, label %for.body.i49, label %fill.exit54
for.body.i49:
  %add.i.i47 = add i64 %at.addr.0.i43, 1
  %cmp.i.i48 = icmp ult i64 %add.i.i47, %room
  br i1 %cmp.i.i48, label %if.then.i.i51, label %put.exit.i52
if.then.i.i51:
  %arrayidx.i.i50 = getelementptr inbounds i8, i8* %to, i64 %at.addr.0.i43
  store i8 32, i8* %arrayidx.i.i50, align 1
  br label %put.exit.i52
put.exit.i52:
  %inc.i53 = add nsw i32 %i.0.i44, 1
  br label %for.cond.i46
fill.exit54:
  br label %cond.end
cond.false:
  br label %cond.end
cond.end:
  %cond = phi i64 [ %at.addr.0.i43, %fill.exit54 ], [ %at.addr.1, %cond.false ]
  ret i64 %cond
}
define dso_local i64 @__model_print_character(i8* noundef %to, i64 noundef %room, i64 noundef %at, i32 noundef %c, i32 noundef %width, i32 noundef %left) {
entry:
  %cmp.i = icmp slt i32 %width, 0
  br i1 %cmp.i, label %if.then.i, label %side.exit
if.then.i:
  %sub.i = sub nsw i32 0, %width
  br label %side.exit
side.exit:
  %width.addr.0 = phi i32 [ %sub.i, %if.then.i ], [ %width, %entry ]
  %left.addr.0 = phi i32 [ 1, %if.then.i ], [ %left, %entry ]
  %tobool = icmp ne i32 %left.addr.0, 0
  br i1 %tobool, label %if.end, label %if.then
if.then:
  %sub = sub nsw i32 %width.addr.0, 1
  br label %for.cond.i
for.cond.i:
  %at.addr.0.i = phi i64 [ %at, %if.then ], [ %add.i.i, %put.exit.i ]
  %i.0.i = phi i32 [ 0, %if.then ], [ %inc.i, %put.exit.i ]
  %cmp.i8 = icmp slt i32 %i.0.i, %sub
  br i1 %cmp.i8, label %for.body.i, label %fill.exit
for.body.i:
  %add.i.i = add i64 %at.addr.0.i, 1
  %cmp.i.i = icmp ult i64 %add.i.i, %room
  br i1 %cmp.i.i, label %if.then.i.i, label %put.exit.i
if.then.i.i:
  %arrayidx.i.i = getelementptr inbounds i8, i8* %to, i64 %at.addr.0.i
  store i8 32, i8* %arrayidx.i.i, align 1
  br label %put.exit.i
put.exit.i:
  %inc.i = add nsw i32 %i.0.i, 1
  br label %for.cond.i
fill.exit:
  br label %if.end
if.end:
  %at.addr.0 = phi i64 [ %at, %side.exit ], [ %at.addr.0.i, %fill.exit ]
  %conv = trunc i32 %c to i8
  %add.i = add i64 %at.addr.0, 1
  %cmp.i9 = icmp ult i64 %add.i, %room
  br i1 %cmp.i9, label %if.then.i10, label %put.exit
if.then.i10:
  %arrayidx.i = getelementptr inbounds i8, i8* %to, i64 %at.addr.0
  store i8 %conv, i8* %arrayidx.i, align 1
  br label %put.exit
put.exit:
  br i1 %tobool, label %cond.true, label %cond.false
cond.true:
  %sub3 = sub nsw i32 %width.addr.0, 1
  br label %for.cond.i14
for.cond.i14:
  %at.addr.0.i11 = phi i64 [ %add.i, %cond.true ], [ %add.i.i15, %put.exit.i20 ]
  %i.0.i12 = phi i32 [ 0, %cond.true ], [ %inc.i21, %put.exit.i20 ]
  %cmp.i13 = icmp slt i32 %i.0.i12, %sub3
  br i1 %cmp.i13, label %for.body.i17, label %fill.exit22
for.body.i17:
  %add.i.i15 = add i64 %at.addr.0.i11, 1
  %cmp.i.i16 = icmp ult i64 %add.i.i15, %room
  br i1 %cmp.i.i16, label %if.then.i.i19, label %put.exit.i20
if.then.i.i19:
  %arrayidx.i.i18 = getelementptr inbounds i8, i8* %to, i64 %at.addr.0.i11
  store i8 32, i8* %arrayidx.i.i18, align 1
  br label %put.exit.i20
put.exit.i20:
  %inc.i21 = add nsw i32 %i.0.i12, 1
  br label %for.cond.i14
fill.exit22:
  br label %cond.end
cond.false:
  br label %cond.end
cond.end:
  %cond = phi i64 [ %at.addr.0.i11, %fill.exit22 ], [ %add.i, %cond.false ]
  ret i64 %cond
}
define dso_local i64 @__model_print_i32(i8* noundef %to, i64 noundef %room, i64 noundef %at, i32 noundef %value, i32 noundef %is_signed, i32 noundef %base, i32 noundef %upper, i32 noundef %sign, i32 noundef %alternative, i32 noundef %zero, i32 noundef %width, i32 noundef %precision, i32 noundef %left) {
entry:
  %cmp = icmp eq i32 %base, 8
  br i1 %cmp, label %cond.true, label %cond.false
cond.true:
  br label %cond.end
cond.false:
  %cmp1 = icmp eq i32 %base, 10
  %cond = select i1 %cmp1, i32 10, i32 8
  br label %cond.end
cond.end:
  %cond2 = phi i32 [ 11, %cond.true ], [ %cond, %cond.false ]
  %cmp.i = icmp slt i32 %width, 0
  br i1 %cmp.i, label %if.then.i, label %side.exit
if.then.i:
  %sub.i = sub nsw i32 0, %width
  br label %side.exit
side.exit:
  %width.addr.0 = phi i32 [ %sub.i, %if.then.i ], [ %width, %cond.end ]
  %left.addr.0 = phi i32 [ 1, %if.then.i ], [ %left, %cond.end ]
  %tobool = icmp ne i32 %is_signed, 0
  br i1 %tobool, label %land.lhs.true, label %if.end
land.lhs.true:
  %cmp3 = icmp slt i32 %value, 0
  br i1 %cmp3, label %if.then, label %if.end
if.then:
  %sub = sub i32 0, %value
  br label %if.end
if.end:
  %rest.0 = phi i32 [ %sub, %if.then ], [ %value, %land.lhs.true ], [ %value, %side.exit ]
  %sign.addr.0 = phi i32 [ 45, %if.then ], [ %sign, %land.lhs.true ], [ %sign, %side.exit ]
  br label %for.cond
for.cond:
  %power.0 = phi i32 [ 1, %if.end ], [ %mul, %for.inc ]
  %digits.0 = phi i32 [ 1, %if.end ], [ %digits.1, %for.inc ]
  %i.0 = phi i32 [ 1, %if.end ], [ %inc, %for.inc ]
  %cmp4 = icmp slt i32 %i.0, %cond2
  br i1 %cmp4, label %for.body, label %for.cond.cleanup
for.cond.cleanup:
  br label %for.end
for.body:
  %mul = mul i32 %power.0, %base
  %cmp5 = icmp uge i32 %rest.0, %mul
  br i1 %cmp5, label %if.then6, label %if.end7
if.then6:
  %add = add nsw i32 %i.0, 1
  br label %if.end7
if.end7:
  %digits.1 = phi i32 [ %add, %if.then6 ], [ %digits.0, %for.body ]
  br label %for.inc
for.inc:
  %inc = add nsw i32 %i.0, 1
  br label %for.cond
for.end:
  %cmp8 = icmp eq i32 %precision, 0
  br i1 %cmp8, label %land.lhs.true9, label %if.end12
land.lhs.true9:
  %cmp10 = icmp eq i32 %rest.0, 0
  br i1 %cmp10, label %if.then11, label %if.end12
if.then11:
  br label %if.end12
if.end12:
  %digits.2 = phi i32 [ 0, %if.then11 ], [ %digits.0, %land.lhs.true9 ], [ %digits.0, %for.end ]
  %tobool13 = icmp ne i32 %alternative, 0
  br i1 %tobool13, label %land.lhs.true14, label %if.end19
land.lhs.true14:
  %cmp15 = icmp eq i32 %base, 16
  br i1 %cmp15, label %land.lhs.true16, label %if.end19
land.lhs.true16:
  %cmp17 = icmp ne i32 %rest.0, 0
  br i1 %cmp17, label %if.then18, label %if.end19
if.then18:
  br label %if.end19
if.end19:
  %prefix.0 = phi i32 [ 2, %if.then18 ], [ 0, %land.lhs.true16 ], [ 0, %land.lhs.true14 ], [ 0, %if.end12 ]
  %cmp20 = icmp sgt i32 %precision, %digits.2
  br i1 %cmp20, label %cond.true21, label %cond.false23
cond.true21:
  %sub22 = sub nsw i32 %precision, %digits.2
  br label %cond.end24
cond.false23:
  br label %cond.end24
cond.end24:
  %cond25 = phi i32 [ %sub22, %cond.true21 ], [ 0, %cond.false23 ]
  br i1 %tobool13, label %land.lhs.true27, label %if.end35
land.lhs.true27:
  br i1 %cmp, label %land.lhs.true29, label %if.end35
land.lhs.true29:
  %cmp30 = icmp eq i32 %cond25, 0
  br i1 %cmp30, label %land.lhs.true31, label %if.end35
land.lhs.true31:
  %cmp32 = icmp ne i32 %rest.0, 0
  br i1 %cmp32, label %if.then34, label %lor.lhs.false
lor.lhs.false:
  %cmp33 = icmp eq i32 %digits.2, 0
  br i1 %cmp33, label %if.then34, label %if.end35
if.then34:
  br label %if.end35
if.end35:
  %zeros.0 = phi i32 [ 1, %if.then34 ], [ %cond25, %lor.lhs.false ], [ %cond25, %land.lhs.true29 ], [ %cond25, %land.lhs.true27 ], [ %cond25, %cond.end24 ]
  %sub36 = sub nsw i32 %width.addr.0, %zeros.0
  %sub37 = sub nsw i32 %sub36, %digits.2
  %sub38 = sub nsw i32 %sub37, %prefix.0
  %cmp39 = icmp ne i32 %sign.addr.0, 0
  %conv = zext i1 %cmp39 to i32
  %sub40 = sub nsw i32 %sub38, %conv
  %tobool41 = icmp ne i32 %zero, 0
  br i1 %tobool41, label %land.lhs.true42, label %if.end52
land.lhs.true42:
  %tobool43 = icmp ne i32 %left.addr.0, 0
  br i1 %tobool43, label %if.end52, label %land.lhs.true44
land.lhs.true44:
  %cmp45 = icmp slt i32 %precision, 0
  br i1 %cmp45, label %land.lhs.true47, label %if.end52
land.lhs.true47:
  %cmp48 = icmp sgt i32 %sub40, 0
  br i1 %cmp48, label %if.then50, label %if.end52
if.then50:
  %add51 = add nsw i32 %zeros.0, %sub40
  br label %if.end52
if.end52:
  %zeros.1 = phi i32 [ %zeros.0, %land.lhs.true42 ], [ %add51, %if.then50 ], [ %zeros.0, %land.lhs.true47 ], [ %zeros.0, %land.lhs.true44 ], [ %zeros.0, %if.end35 ]
  %spaces.0 = phi i32 [ %sub40, %land.lhs.true42 ], [ 0, %if.then50 ], [ %sub40, %land.lhs.true47 ], [ %sub40, %land.lhs.true44 ], [ %sub40, %if.end35 ]
  %tobool53 = icmp ne i32 %left.addr.0, 0
  br i1 %tobool53, label %if.end55, label %if.then54
if.then54:
  br label %for.cond.i
for.cond.i:
  %at.addr.0.i = phi i64 [ %at, %if.then54 ], [ %add.i.i, %put.exit.i ]
  %i.0.i = phi i32 [ 0, %if.then54 ], [ %inc.i, %put.exit.i ]
  %cmp.i71 = icmp slt i32 %i.0.i, %spaces.0
  br i1 %cmp.i71, label %for.body.i, label %fill.exit
for.body.i:
  %add.i.i = add i64 %at.addr.0.i, 1
  %cmp.i.i = icmp ult i64 %add.i.i, %room
  br i1 %cmp.i.i, label %if.then.i.i, label %put.exit.i
if.then.i.i:
  %arrayidx.i.i = getelementptr inbounds i8, i8* %to, i64 %at.addr.0.i
  store i8 32, i8* %arrayidx.i.i, align 1
  br label %put.exit.i
put.exit.i:
  %inc.i = add nsw i32 %i.0.i, 1
  br label %for.cond.i
fill.exit:
  br label %if.end55
if.end55:
  %at.addr.0 = phi i64 [ %at, %if.end52 ], [ %at.addr.0.i, %fill.exit ]
  br i1 %cmp39, label %if.then57, label %if.end60
if.then57:
  %conv58 = trunc i32 %sign.addr.0 to i8
  %add.i = add i64 %at.addr.0, 1
  %cmp.i72 = icmp ult i64 %add.i, %room
  br i1 %cmp.i72, label %if.then.i73, label %put.exit
if.then.i73:
  %arrayidx.i = getelementptr inbounds i8, i8* %to, i64 %at.addr.0
  store i8 %conv58, i8* %arrayidx.i, align 1
  br label %put.exit
put.exit:
  br label %if.end60
if.end60:
  %at.addr.1 = phi i64 [ %add.i, %put.exit ], [ %at.addr.0, %if.end55 ]
  %tobool61 = icmp ne i32 %prefix.0, 0
  br i1 %tobool61, label %if.then62, label %if.end68
if.then62:
  %add.i74 = add i64 %at.addr.1, 1
  %cmp.i75 = icmp ult i64 %add.i74, %room
  br i1 %cmp.i75, label %if.then.i77, label %put.exit78
if.then.i77:
  %arrayidx.i76 = getelementptr inbounds i8, i8* %to, i64 %at.addr.1
  store i8 48, i8* %arrayidx.i76, align 1
  br label %put.exit78
put.exit78:
  %tobool64 = icmp ne i32 %upper, 0
  %cond65 = select i1 %tobool64, i32 88, i32 120
  %conv66 = trunc i32 %cond65 to i8
  %add.i79 = add i64 %add.i74, 1
  %cmp.i80 = icmp ult i64 %add.i79, %room
  br i1 %cmp.i80, label %if.then.i82, label %put.exit83
if.then.i82:
  %arrayidx.i81 = getelementptr inbounds i8, i8* %to, i64 %add.i74
  store i8 %conv66, i8* %arrayidx.i81, align 1
  br label %put.exit83
put.exit83:
  br label %if.end68
if.end68:
  %at.addr.2 = phi i64 [ %add.i79, %put.exit83 ], [ %at.addr.1, %if.end60 ]
  br label %for.cond.i87
for.cond.i87:
  %at.addr.0.i84 = phi i64 [ %at.addr.2, %if.end68 ], [ %add.i.i88, %put.exit.i93 ]
  %i.0.i85 = phi i32 [ 0, %if.end68 ], [ %inc.i94, %put.exit.i93 ]
  %cmp.i86 = icmp slt i32 %i.0.i85, %zeros.1
  br i1 %cmp.i86, label %for.body.i90, label %fill.exit95
for.body.i90:
  %add.i.i88 = add i64 %at.addr.0.i84, 1
  %cmp.i.i89 = icmp ult i64 %add.i.i88, %room
  br i1 %cmp.i.i89, label %if.then.i.i92, label %put.exit.i93
if.then.i.i92:
  %arrayidx.i.i91 = getelementptr inbounds i8, i8* %to, i64 %at.addr.0.i84
  store i8 48, i8* %arrayidx.i.i91, align 1
  br label %put.exit.i93
put.exit.i93:
  %inc.i94 = add nsw i32 %i.0.i85, 1
  br label %for.cond.i87
fill.exit95:
  %sub71 = sub nsw i32 %cond2, 1
  br label %for.cond72
for.cond72:
  %power.1 = phi i32 [ %power.0, %fill.exit95 ], [ %div95, %for.inc94 ]
  %i70.0 = phi i32 [ %sub71, %fill.exit95 ], [ %dec, %for.inc94 ]
  %at.addr.3 = phi i64 [ %at.addr.0.i84, %fill.exit95 ], [ %at.addr.4, %for.inc94 ]
  %cmp73 = icmp sge i32 %i70.0, 0
  br i1 %cmp73, label %for.body76, label %for.cond.cleanup75
for.cond.cleanup75:
  br label %for.end96
for.body76:
  %cmp77 = icmp slt i32 %i70.0, %digits.2
  br i1 %cmp77, label %if.then79, label %if.end93
if.then79:
  %div = udiv i32 %rest.0, %power.1
  %rem = urem i32 %div, %base
  %cmp80 = icmp slt i32 %rem, 10
  br i1 %cmp80, label %cond.true82, label %cond.false84
cond.true82:
  %add83 = add nsw i32 48, %rem
  br label %cond.end89
cond.false84:
  %tobool85 = icmp ne i32 %upper, 0
  %cond86 = select i1 %tobool85, i32 65, i32 97
  %add87 = add nsw i32 %cond86, %rem
  %sub88 = sub nsw i32 %add87, 10
  br label %cond.end89
cond.end89:
  %cond90 = phi i32 [ %add83, %cond.true82 ], [ %sub88, %cond.false84 ]
  %conv91 = trunc i32 %cond90 to i8
  %add.i96 = add i64 %at.addr.3, 1
  %cmp.i97 = icmp ult i64 %add.i96, %room
  br i1 %cmp.i97, label %if.then.i99, label %put.exit100
if.then.i99:
  %arrayidx.i98 = getelementptr inbounds i8, i8* %to, i64 %at.addr.3
  store i8 %conv91, i8* %arrayidx.i98, align 1
  br label %put.exit100
put.exit100:
  br label %if.end93
if.end93:
  %at.addr.4 = phi i64 [ %add.i96, %put.exit100 ], [ %at.addr.3, %for.body76 ]
  br label %for.inc94
for.inc94:
  %dec = add nsw i32 %i70.0, -1
  %div95 = udiv i32 %power.1, %base
  br label %for.cond72
for.end96:
  br i1 %tobool53, label %cond.true98, label %cond.false100
cond.true98:
  br label %for.cond.i104
for.cond.i104:
  %at.addr.0.i101 = phi i64 [ %at.addr.3, %cond.true98 ], [ %add.i.i105, %put.exit.i110 ]
  %i.0.i102 = phi i32 [ 0, %cond.true98 ], [ %inc.i111, %put.exit.i110 ]
  %cmp.i103 = icmp slt i32 %i.0.i102, %spaces.0
  br i1 %cmp.i103, label %for.body.i107, label %fill.exit112
for.body.i107:
  %add.i.i105 = add i64 %at.addr.0.i101, 1
  %cmp.i.i106 = icmp ult i64 %add.i.i105, %room
  br i1 %cmp.i.i106, label %if.then.i.i109, label %put.exit.i110
if.then.i.i109:
  %arrayidx.i.i108 = getelementptr inbounds i8, i8* %to, i64 %at.addr.0.i101
  store i8 32, i8* %arrayidx.i.i108, align 1
  br label %put.exit.i110
put.exit.i110:
  %inc.i111 = add nsw i32 %i.0.i102, 1
  br label %for.cond.i104
fill.exit112:
  br label %cond.end101
cond.false100:
  br label %cond.end101
cond.end101:
  %cond102 = phi i64 [ %at.addr.0.i101, %fill.exit112 ], [ %at.addr.3, %cond.false100 ]
  ret i64 %cond102
}
define dso_local i64 @__model_print_i64(i8* noundef %to, i64 noundef %room, i64 noundef %at, i64 noundef %value, i32 noundef %is_signed, i32 noundef %base, i32 noundef %upper, i32 noundef %sign, i32 noundef %alternative, i32 noundef %zero, i32 noundef %width, i32 noundef %precision, i32 noundef %left) {
entry:
  %conv = sext i32 %base to i64
  %cmp = icmp eq i32 %base, 8
  br i1 %cmp, label %cond.true, label %cond.false
cond.true:
  br label %cond.end
cond.false:
  %cmp2 = icmp eq i32 %base, 10
  %cond = select i1 %cmp2, i32 20, i32 16
  br label %cond.end
cond.end:
  %cond4 = phi i32 [ 22, %cond.true ], [ %cond, %cond.false ]
  %cmp.i = icmp slt i32 %width, 0
  br i1 %cmp.i, label %if.then.i, label %side.exit
if.then.i:
  %sub.i = sub nsw i32 0, %width
  br label %side.exit
side.exit:
  %width.addr.0 = phi i32 [ %sub.i, %if.then.i ], [ %width, %cond.end ]
  %left.addr.0 = phi i32 [ 1, %if.then.i ], [ %left, %cond.end ]
  %tobool = icmp ne i32 %is_signed, 0
  br i1 %tobool, label %land.lhs.true, label %if.end
land.lhs.true:
  %cmp5 = icmp slt i64 %value, 0
  br i1 %cmp5, label %if.then, label %if.end
if.then:
  %sub = sub i64 0, %value
  br label %if.end
if.end:
  %rest.0 = phi i64 [ %sub, %if.then ], [ %value, %land.lhs.true ], [ %value, %side.exit ]
  %sign.addr.0 = phi i32 [ 45, %if.then ], [ %sign, %land.lhs.true ], [ %sign, %side.exit ]
  br label %for.cond
for.cond:
  %power.0 = phi i64 [ 1, %if.end ], [ %mul, %for.inc ]
  %digits.0 = phi i32 [ 1, %if.end ], [ %digits.1, %for.inc ]
  %i.0 = phi i32 [ 1, %if.end ], [ %inc, %for.inc ]
  %cmp7 = icmp slt i32 %i.0, %cond4
  br i1 %cmp7, label %for.body, label %for.cond.cleanup
for.cond.cleanup:
  br label %for.end
for.body:
  %mul = mul i64 %power.0, %conv
  %cmp9 = icmp uge i64 %rest.0, %mul
  br i1 %cmp9, label %if.then11, label %if.end12
if.then11:
  %add = add nsw i32 %i.0, 1
  br label %if.end12
if.end12:
  %digits.1 = phi i32 [ %add, %if.then11 ], [ %digits.0, %for.body ]
  br label %for.inc
for.inc:
  %inc = add nsw i32 %i.0, 1
  br label %for.cond
for.end:
  %cmp13 = icmp eq i32 %precision, 0
  br i1 %cmp13, label %land.lhs.true15, label %if.end19
land.lhs.true15:
  %cmp16 = icmp eq i64 %rest.0, 0
  br i1 %cmp16, label %if.then18, label %if.end19
if.then18:
  br label %if.end19
if.end19:
  %digits.2 = phi i32 [ 0, %if.then18 ], [ %digits.0, %land.lhs.true15 ], [ %digits.0, %for.end ]
  %tobool20 = icmp ne i32 %alternative, 0
  br i1 %tobool20, label %land.lhs.true21, label %if.end28
land.lhs.true21:
  %cmp22 = icmp eq i32 %base, 16
  br i1 %cmp22, label %land.lhs.true24, label %if.end28
land.lhs.true24:
  %cmp25 = icmp ne i64 %rest.0, 0
  br i1 %cmp25, label %if.then27, label %if.end28
if.then27:
  br label %if.end28
if.end28:
  %prefix.0 = phi i32 [ 2, %if.then27 ], [ 0, %land.lhs.true24 ], [ 0, %land.lhs.true21 ], [ 0, %if.end19 ]
  %cmp29 = icmp sgt i32 %precision, %digits.2
  br i1 %cmp29, label %cond.true31, label %cond.false33
cond.true31:
  %sub32 = sub nsw i32 %precision, %digits.2
  br label %cond.end34
cond.false33:
  br label %cond.end34
cond.end34:
  %cond35 = phi i32 [ %sub32, %cond.true31 ], [ 0, %cond.false33 ]
  br i1 %tobool20, label %land.lhs.true37, label %if.end49
land.lhs.true37:
  br i1 %cmp, label %land.lhs.true40, label %if.end49
land.lhs.true40:
  %cmp41 = icmp eq i32 %cond35, 0
  br i1 %cmp41, label %land.lhs.true43, label %if.end49
land.lhs.true43:
  %cmp44 = icmp ne i64 %rest.0, 0
  br i1 %cmp44, label %if.then48, label %lor.lhs.false
lor.lhs.false:
  %cmp46 = icmp eq i32 %digits.2, 0
  br i1 %cmp46, label %if.then48, label %if.end49
if.then48:
  br label %if.end49
if.end49:
  %zeros.0 = phi i32 [ 1, %if.then48 ], [ %cond35, %lor.lhs.false ], [ %cond35, %land.lhs.true40 ], [ %cond35, %land.lhs.true37 ], [ %cond35, %cond.end34 ]
  %sub50 = sub nsw i32 %width.addr.0, %zeros.0
  %sub51 = sub nsw i32 %sub50, %digits.2
  %sub52 = sub nsw i32 %sub51, %prefix.0
  %cmp53 = icmp ne i32 %sign.addr.0, 0
  %conv54 = zext i1 %cmp53 to i32
  %sub55 = sub nsw i32 %sub52, %conv54
  %tobool56 = icmp ne i32 %zero, 0
  br i1 %tobool56, label %land.lhs.true57, label %if.end67
land.lhs.true57:
  %tobool58 = icmp ne i32 %left.addr.0, 0
  br i1 %tobool58, label %if.end67, label %land.lhs.true59
land.lhs.true59:
  %cmp60 = icmp slt i32 %precision, 0
  br i1 %cmp60, label %land.lhs.true62, label %if.end67
land.lhs.true62:
  %cmp63 = icmp sgt i32 %sub55, 0
  br i1 %cmp63, label %if.then65, label %if.end67
if.then65:
  %add66 = add nsw i32 %zeros.0, %sub55
  br label %if.end67
if.end67:
  %zeros.1 = phi i32 [ %zeros.0, %land.lhs.true57 ], [ %add66, %if.then65 ], [ %zeros.0, %land.lhs.true62 ], [ %zeros.0, %land.lhs.true59 ], [ %zeros.0, %if.end49 ]
  %spaces.0 = phi i32 [ %sub55, %land.lhs.true57 ], [ 0, %if.then65 ], [ %sub55, %land.lhs.true62 ], [ %sub55, %land.lhs.true59 ], [ %sub55, %if.end49 ]
  %tobool68 = icmp ne i32 %left.addr.0, 0
  br i1 %tobool68, label %if.end70, label %if.then69
if.then69:
  br label %for.cond.i
for.cond.i:
  %at.addr.0.i = phi i64 [ %at, %if.then69 ], [ %add.i.i, %put.exit.i ]
  %i.0.i = phi i32 [ 0, %if.then69 ], [ %inc.i, %put.exit.i ]
  %cmp.i71 = icmp slt i32 %i.0.i, %spaces.0
  br i1 %cmp.i71, label %for.body.i, label %fill.exit
for.body.i:
  %add.i.i = add i64 %at.addr.0.i, 1
  %cmp.i.i = icmp ult i64 %add.i.i, %room
  br i1 %cmp.i.i, label %if.then.i.i, label %put.exit.i
if.then.i.i:
  %arrayidx.i.i = getelementptr inbounds i8, i8* %to, i64 %at.addr.0.i
  store i8 32, i8* %arrayidx.i.i, align 1
  br label %put.exit.i
put.exit.i:
  %inc.i = add nsw i32 %i.0.i, 1
  br label %for.cond.i
fill.exit:
  br label %if.end70
if.end70:
  %at.addr.0 = phi i64 [ %at, %if.end67 ], [ %at.addr.0.i, %fill.exit ]
  br i1 %cmp53, label %if.then72, label %if.end75
if.then72:
  %conv73 = trunc i32 %sign.addr.0 to i8
  %add.i = add i64 %at.addr.0, 1
  %cmp.i72 = icmp ult i64 %add.i, %room
  br i1 %cmp.i72, label %if.then.i73, label %put.exit
if.then.i73:
  %arrayidx.i = getelementptr inbounds i8, i8* %to, i64 %at.addr.0
  store i8 %conv73, i8* %arrayidx.i, align 1
  br label %put.exit
put.exit:
  br label %if.end75
if.end75:
  %at.addr.1 = phi i64 [ %add.i, %put.exit ], [ %at.addr.0, %if.end70 ]
  %tobool76 = icmp ne i32 %prefix.0, 0
  br i1 %tobool76, label %if.then77, label %if.end83
if.then77:
  %add.i74 = add i64 %at.addr.1, 1
  %cmp.i75 = icmp ult i64 %add.i74, %room
  br i1 %cmp.i75, label %if.then.i77, label %put.exit78
if.then.i77:
  %arrayidx.i76 = getelementptr inbounds i8, i8* %to, i64 %at.addr.1
  store i8 48, i8* %arrayidx.i76, align 1
  br label %put.exit78
put.exit78:
  %tobool79 = icmp ne i32 %upper, 0
  %cond80 = select i1 %tobool79, i32 88, i32 120
  %conv81 = trunc i32 %cond80 to i8
  %add.i79 = add i64 %add.i74, 1
  %cmp.i80 = icmp ult i64 %add.i79, %room
  br i1 %cmp.i80, label %if.then.i82, label %put.exit83
if.then.i82:
  %arrayidx.i81 = getelementptr inbounds i8, i8* %to, i64 %add.i74
  store i8 %conv81, i8* %arrayidx.i81, align 1
  br label %put.exit83
put.exit83:
  br label %if.end83
if.end83:
  %at.addr.2 = phi i64 [ %add.i79, %put.exit83 ], [ %at.addr.1, %if.end75 ]
  br label %for.cond.i87
for.cond.i87:
  %at.addr.0.i84 = phi i64 [ %at.addr.2, %if.end83 ], [ %add.i.i88, %put.exit.i93 ]
  %i.0.i85 = phi i32 [ 0, %if.end83 ], [ %inc.i94, %put.exit.i93 ]
  %cmp.i86 = icmp slt i32 %i.0.i85, %zeros.1
  br i1 %cmp.i86, label %for.body.i90, label %fill.exit95
for.body.i90:
  %add.i.i88 = add i64 %at.addr.0.i84, 1
  %cmp.i.i89 = icmp ult i64 %add.i.i88, %room
  br i1 %cmp.i.i89, label %if.then.i.i92, label %put.exit.i93
if.then.i.i92:
  %arrayidx.i.i91 = getelementptr inbounds i8, i8* %to, i64 %at.addr.0.i84
  store i8 48, i8* %arrayidx.i.i91, align 1
  br label %put.exit.i93
put.exit.i93:
  %inc.i94 = add nsw i32 %i.0.i85, 1
  br label %for.cond.i87
fill.exit95:
  %sub86 = sub nsw i32 %cond4, 1
  br label %for.cond87
for.cond87:
  %power.1 = phi i64 [ %power.0, %fill.exit95 ], [ %div111, %for.inc110 ]
  %i85.0 = phi i32 [ %sub86, %fill.exit95 ], [ %dec, %for.inc110 ]
  %at.addr.3 = phi i64 [ %at.addr.0.i84, %fill.exit95 ], [ %at.addr.4, %for.inc110 ]
  %cmp88 = icmp sge i32 %i85.0, 0
  br i1 %cmp88, label %for.body91, label %for.cond.cleanup90
for.cond.cleanup90:
  br label %for.end112
for.body91:
  %cmp92 = icmp slt i32 %i85.0, %digits.2
  br i1 %cmp92, label %if.then94, label %if.end109
if.then94:
  %div = udiv i64 %rest.0, %power.1
  %rem = urem i64 %div, %conv
  %conv95 = trunc i64 %rem to i32
  %cmp96 = icmp slt i32 %conv95, 10
  br i1 %cmp96, label %cond.true98, label %cond.false100
cond.true98:
  %add99 = add nsw i32 48, %conv95
  br label %cond.end105
cond.false100:
  %tobool101 = icmp ne i32 %upper, 0
  %cond102 = select i1 %tobool101, i32 65, i32 97
  %add103 = add nsw i32 %cond102, %conv95
  %sub104 = sub nsw i32 %add103, 10
  br label %cond.end105
cond.end105:
  %cond106 = phi i32 [ %add99, %cond.true98 ], [ %sub104, %cond.false100 ]
  %conv107 = trunc i32 %cond106 to i8
  %add.i96 = add i64 %at.addr.3, 1
  %cmp.i97 = icmp ult i64 %add.i96, %room
  br i1 %cmp.i97, label %if.then.i99, label %put.exit100
if.then.i99:
  %arrayidx.i98 = getelementptr inbounds i8, i8* %to, i64 %at.addr.3
  store i8 %conv107, i8* %arrayidx.i98, align 1
  br label %put.exit100
put.exit100:
  br label %if.end109
if.end109:
  %at.addr.4 = phi i64 [ %add.i96, %put.exit100 ], [ %at.addr.3, %for.body91 ]
  br label %for.inc110
for.inc110:
  %dec = add nsw i32 %i85.0, -1
  %div111 = udiv i64 %power.1, %conv
  br label %for.cond87
for.end112:
  br i1 %tobool68, label %cond.true114, label %cond.false116
cond.true114:
  br label %for.cond.i104
for.cond.i104:
  %at.addr.0.i101 = phi i64 [ %at.addr.3, %cond.true114 ], [ %add.i.i105, %put.exit.i110 ]
  %i.0.i102 = phi i32 [ 0, %cond.true114 ], [ %inc.i111, %put.exit.i110 ]
  %cmp.i103 = icmp slt i32 %i.0.i102, %spaces.0
  br i1 %cmp.i103, label %for.body.i107, label %fill.exit112
for.body.i107:
  %add.i.i105 = add i64 %at.addr.0.i101, 1
  %cmp.i.i106 = icmp ult i64 %add.i.i105, %room
  br i1 %cmp.i.i106, label %if.then.i.i109, label %put.exit.i110
if.then.i.i109:
  %arrayidx.i.i108 = getelementptr inbounds i8, i8* %to, i64 %at.addr.0.i101
  store i8 32, i8* %arrayidx.i.i108, align 1
  br label %put.exit.i110
put.exit.i110:
  %inc.i111 = add nsw i32 %i.0.i102, 1
  br label %for.cond.i104
fill.exit112:
  br label %cond.end117
cond.false116:
  br label %cond.end117
cond.end117:
  %cond118 = phi i64 [ %at.addr.0.i101, %fill.exit112 ], [ %at.addr.3, %cond.false116 ]
  ret i64 %cond118
}
define dso_local i32 @__model_print_end(i8* noundef %to, i64 noundef %room, i64 noundef %at) {
entry:
  %cmp = icmp ugt i64 %room, 0
  br i1 %cmp, label %if.then, label %if.end
if.then:
  %cmp1 = icmp ult i64 %at, %room
  br i1 %cmp1, label %cond.true, label %cond.false
cond.true:
  br label %cond.end
cond.false:
  %sub = sub i64 %room, 1
  br label %cond.end
cond.end:
  %cond = phi i64 [ %at, %cond.true ], [ %sub, %cond.false ]
  %arrayidx = getelementptr inbounds i8, i8* %to, i64 %cond
  store i8 0, i8* %arrayidx, align 1
  br label %if.end
if.end:
  %conv = trunc i64 %at to i32
  ret i32 %conv
}
declare dso_local void @__gsmack_approximate(i8* noundef, i8* noundef, i64 noundef)
declare dso_local i32 @__gsmack_nondet_int()
declare dso_local void @__gsmack_assume(i1 noundef zeroext)
declare dso_local signext i8 @__gsmack_nondet_char()
declare dso_local i64 @__gsmack_text_length(i8* noundef, i32 noundef)
declare dso_local void @__model_printed_text(i8* noundef, i32 noundef)
declare dso_local zeroext i1 @__gsmack_nondet_bool()
declare dso_local void @__gsmack_bound(i1 noundef zeroext, i8* noundef, i64 noundef)
declare dso_local void @__gsmack_apart(i8* noundef, i8* noundef, i64 noundef)
