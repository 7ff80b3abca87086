target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-unknown-linux-gnu"
@.str = private unnamed_addr constant [29 x i8] c"the text that strerror gives\00", align 1
@.str.1 = private unnamed_addr constant [32 x i8] c"the text that strerror_r writes\00", align 1
@.str.2 = private unnamed_addr constant [31 x i8] c"the text that strerror_r gives\00", align 1
@.str.3 = private unnamed_addr constant [30 x i8] c"the text that strsignal gives\00", align 1
@.str.4 = private unnamed_addr constant [33 x i8] c"the text that gai_strerror gives\00", align 1
define dso_local i8* @strerror(i32 noundef %error) {
entry:
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([29 x i8], [29 x i8]* @.str, i32 0, i32 0), i8* noundef null, i32 noundef 0)
  %call.i = call i32 @__gsmack_nondet_ulong()
  %cmp.i = icmp uge i32 %call.i, 1
  br i1 %cmp.i, label %land.rhs.i, label %any_text.exit
land.rhs.i:
  %cmp1.i = icmp ule i32 %call.i, 64
  br label %any_text.exit
any_text.exit:
  %0 = phi i1 [ false, %entry ], [ %cmp1.i, %land.rhs.i ]
  call void @__gsmack_assume(i1 noundef zeroext %0)
  %call2.i = call i8* @__gsmack_alloc(i32 noundef %call.i)
  call void @__model_belongs(i8* noundef %call2.i, i32 noundef 2)
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([29 x i8], [29 x i8]* @.str, i32 0, i32 0), i8* noundef %call2.i, i32 noundef %call.i)
  %sub.i = sub i32 %call.i, 1
  %arrayidx.i = getelementptr inbounds i8, i8* %call2.i, i32 %sub.i
  store i8 0, i8* %arrayidx.i, align 1
  ret i8* %call2.i
}
define dso_local i32 @__xpg_strerror_r(i32 noundef %error, i8* noundef %to, i32 noundef %size) {
entry:
  %cmp.i = icmp eq i32 %size, 0
  br i1 %cmp.i, label %if.then.i, label %if.end.i
if.then.i:
  br label %write_text.exit
if.end.i:
  store i8 0, i8* %to, align 1
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([32 x i8], [32 x i8]* @.str.1, i32 0, i32 0), i8* noundef %to, i32 noundef %size)
  %call.i = call i32 @__gsmack_nondet_ulong()
  %cmp1.i = icmp ult i32 %call.i, %size
  br i1 %cmp1.i, label %land.rhs.i, label %land.end.i
land.rhs.i:
  %cmp2.i = icmp ult i32 %call.i, 64
  br label %land.end.i
land.end.i:
  %0 = phi i1 [ false, %if.end.i ], [ %cmp2.i, %land.rhs.i ]
  call void @__gsmack_assume(i1 noundef zeroext %0)
  br label %for.cond.i
for.cond.i:
  %i.0.i = phi i32 [ 0, %land.end.i ], [ %inc.i, %for.body.i ]
  %cmp3.i = icmp ult i32 %i.0.i, %call.i
  br i1 %cmp3.i, label %for.body.i, label %for.cond.cleanup.i
for.cond.cleanup.i:
  %arrayidx9.i = getelementptr inbounds i8, i8* %to, i32 %call.i
  store i8 0, i8* %arrayidx9.i, align 1
  br label %write_text.exit
for.body.i:
  %call4.i = call signext i8 @__gsmack_nondet_char()
  %arrayidx5.i = getelementptr inbounds i8, i8* %to, i32 %i.0.i
  store i8 %call4.i, i8* %arrayidx5.i, align 1
  %conv.i = sext i8 %call4.i to i32
  %cmp7.i = icmp ne i32 %conv.i, 0
  call void @__gsmack_assume(i1 noundef zeroext %cmp7.i)
  %inc.i = add i32 %i.0.i, 1
  br label %for.cond.i
write_text.exit:
  %cmp = icmp slt i32 %error, 0
  br i1 %cmp, label %if.then, label %lor.lhs.false
lor.lhs.false:
  %cmp1 = icmp sgt i32 %error, 133
  br i1 %cmp1, label %if.then, label %if.end
if.then:
  br label %return
if.end:
  %call = call zeroext i1 @__gsmack_nondet_bool()
  %cond = select i1 %call, i32 34, i32 0
  br label %return
return:
  %retval.0 = phi i32 [ 22, %if.then ], [ %cond, %if.end ]
  ret i32 %retval.0
}
declare dso_local zeroext i1 @__gsmack_nondet_bool()
define dso_local i8* @strerror_r(i32 noundef %error, i8* noundef nonnull %to, i32 noundef %size) {
entry:
  %call = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call, label %if.then, label %if.end
if.then:
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([31 x i8], [31 x i8]* @.str.2, i32 0, i32 0), i8* noundef null, i32 noundef 0)
  %call.i = call i32 @__gsmack_nondet_ulong()
  %cmp.i = icmp uge i32 %call.i, 1
  br i1 %cmp.i, label %land.rhs.i, label %any_text.exit
land.rhs.i:
  %cmp1.i = icmp ule i32 %call.i, 64
  br label %any_text.exit
any_text.exit:
  %0 = phi i1 [ false, %if.then ], [ %cmp1.i, %land.rhs.i ]
  call void @__gsmack_assume(i1 noundef zeroext %0)
  %call2.i = call i8* @__gsmack_alloc(i32 noundef %call.i)
  call void @__model_belongs(i8* noundef %call2.i, i32 noundef 2)
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([31 x i8], [31 x i8]* @.str.2, i32 0, i32 0), i8* noundef %call2.i, i32 noundef %call.i)
  %sub.i = sub i32 %call.i, 1
  %arrayidx.i = getelementptr inbounds i8, i8* %call2.i, i32 %sub.i
  store i8 0, i8* %arrayidx.i, align 1
  br label %return
if.end:
  %cmp.i2 = icmp eq i32 %size, 0
  br i1 %cmp.i2, label %if.then.i, label %if.end.i
if.then.i:
  br label %write_text.exit
if.end.i:
  store i8 0, i8* %to, align 1
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([32 x i8], [32 x i8]* @.str.1, i32 0, i32 0), i8* noundef %to, i32 noundef %size)
  %call.i3 = call i32 @__gsmack_nondet_ulong()
  %cmp1.i4 = icmp ult i32 %call.i3, %size
  br i1 %cmp1.i4, label %land.rhs.i5, label %land.end.i
land.rhs.i5:
  %cmp2.i = icmp ult i32 %call.i3, 64
  br label %land.end.i
land.end.i:
  %1 = phi i1 [ false, %if.end.i ], [ %cmp2.i, %land.rhs.i5 ]
  call void @__gsmack_assume(i1 noundef zeroext %1)
  br label %for.cond.i
for.cond.i:
  %i.0.i = phi i32 [ 0, %land.end.i ], [ %inc.i, %for.body.i ]
  %cmp3.i = icmp ult i32 %i.0.i, %call.i3
  br i1 %cmp3.i, label %for.body.i, label %for.cond.cleanup.i
for.cond.cleanup.i:
  %arrayidx9.i = getelementptr inbounds i8, i8* %to, i32 %call.i3
  store i8 0, i8* %arrayidx9.i, align 1
  br label %write_text.exit
for.body.i:
  %call4.i = call signext i8 @__gsmack_nondet_char()
  %arrayidx5.i = getelementptr inbounds i8, i8* %to, i32 %i.0.i
  store i8 %call4.i, i8* %arrayidx5.i, align 1
  %conv.i = sext i8 %call4.i to i32
  %cmp7.i = icmp ne i32 %conv.i, 0
  call void @__gsmack_assume(i1 noundef zeroext %cmp7.i)
  %inc.i = add i32 %i.0.i, 1
  br label %for.cond.i
write_text.exit:
  br label %return
return:
  %retval.0 = phi i8* [ %call2.i, %any_text.exit ], [ %to, %write_text.exit ]
  ret i8* %retval.0
}
define dso_local i8* @strsignal(i32 noundef %number) {
entry:
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([30 x i8], [30 x i8]* @.str.3, i32 0, i32 0), i8* noundef null, i32 noundef 0)
  %call.i = call i32 @__gsmack_nondet_ulong()
  %cmp.i = icmp uge i32 %call.i, 1
  br i1 %cmp.i, label %land.rhs.i, label %any_text.exit
land.rhs.i:
  %cmp1.i = icmp ule i32 %call.i, 64
  br label %any_text.exit
any_text.exit:
  %0 = phi i1 [ false, %entry ], [ %cmp1.i, %land.rhs.i ]
  call void @__gsmack_assume(i1 noundef zeroext %0)
  %call2.i = call i8* @__gsmack_alloc(i32 noundef %call.i)
  call void @__model_belongs(i8* noundef %call2.i, i32 noundef 2)
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([30 x i8], [30 x i8]* @.str.3, i32 0, i32 0), i8* noundef %call2.i, i32 noundef %call.i)
  %sub.i = sub i32 %call.i, 1
  %arrayidx.i = getelementptr inbounds i8, i8* %call2.i, i32 %sub.i
  store i8 0, i8* %arrayidx.i, align 1
  ret i8* %call2.i
}
define dso_local i8* @gai_strerror(i32 noundef %error) {
entry:
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([33 x i8], [33 x i8]* @.str.4, i32 0, i32 0), i8* noundef null, i32 noundef 0)
  %call.i = call i32 @__gsmack_nondet_ulong()
  %cmp.i = icmp uge i32 %call.i, 1
  br i1 %cmp.i, label %land.rhs.i, label %any_text.exit
land.rhs.i:
  %cmp1.i = icmp ule i32 %call.i, 64
  br label %any_text.exit
any_text.exit:
  %0 = phi i1 [ false, %entry ], [ %cmp1.i, %land.rhs.i ]
  call void @__gsmack_assume(i1 noundef zeroext %0)
  %call2.i = call i8* @__gsmack_alloc(i32 noundef %call.i)
  call void @__model_belongs(i8* noundef %call2.i, i32 noundef 2)
  call void @__gsmack_approximate(i8* noundef getelementptr inbounds ([33 x i8], [33 x i8]* @.str.4, i32 0, i32 0), i8* noundef %call2.i, i32 noundef %call.i)
  %sub.i = sub i32 %call.i, 1
  %arrayidx.i = getelementptr inbounds i8, i8* %call2.i, i32 %sub.i
  store i8 0, i8* %arrayidx.i, align 1
  ret i8* %call2.i
}
declare dso_local void @__gsmack_approximate(i8* noundef, i8* noundef, i32 noundef)
declare dso_local i32 @__gsmack_nondet_ulong()
declare dso_local void @__gsmack_assume(i1 noundef zeroext)
declare dso_local i8* @__gsmack_alloc(i32 noundef)
declare dso_local void @__model_belongs(i8* noundef, i32 noundef)
declare dso_local signext i8 @__gsmack_nondet_char()
