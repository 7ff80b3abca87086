target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
%struct.iovec = type { i8*, i64 }
%struct.msghdr = type { i8*, i32, %struct.iovec*, i64, i8*, i64, i32 }
@.str = private unnamed_addr constant [27 x i8] c"recvmsg, with control data\00", align 1
@.str.1 = private unnamed_addr constant [58 x i8] c"several pieces of memory, to or from a pipe or an eventfd\00", align 1
@.str.2 = private unnamed_addr constant [24 x i8] c"at the end of the input\00", align 1
define dso_local i64 @readv(i32 noundef %file, %struct.iovec* noundef %pieces, i32 noundef %n) {
entry:
  br i1 icmp ne (void ()* @__model_cancel_point, void ()* null), label %if.then.i, label %cancellation_point.exit
if.then.i:
  call void @__model_cancel_point()
  br label %cancellation_point.exit
cancellation_point.exit:
  br i1 icmp ne (i1 (i32)* @__model_is_event, i1 (i32)* null), label %land.rhs.i.i.i, label %is_event.exit.i.i
land.rhs.i.i.i:
  %call.i.i.i = call zeroext i1 @__model_is_event(i32 noundef %file)
  br label %is_event.exit.i.i
is_event.exit.i.i:
  %0 = phi i1 [ false, %cancellation_point.exit ], [ %call.i.i.i, %land.rhs.i.i.i ]
  br i1 %0, label %is_known.exit.i, label %lor.rhs.i.i
lor.rhs.i.i:
  br i1 icmp ne (i1 (i32)* @__model_is_pipe, i1 (i32)* null), label %land.rhs.i3.i.i, label %is_pipe.exit.i.i
land.rhs.i3.i.i:
  %call.i2.i.i = call zeroext i1 @__model_is_pipe(i32 noundef %file)
  br label %is_pipe.exit.i.i
is_pipe.exit.i.i:
  %1 = phi i1 [ false, %lor.rhs.i.i ], [ %call.i2.i.i, %land.rhs.i3.i.i ]
  br label %is_known.exit.i
is_known.exit.i:
  %2 = phi i1 [ true, %is_event.exit.i.i ], [ %1, %is_pipe.exit.i.i ]
  br i1 %2, label %if.then.i1, label %is_other.exit
if.then.i1:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([58 x i8], [58 x i8]* @.str.1, i64 0, i64 0))
  br label %is_other.exit
is_other.exit:
  br label %for.cond.i.i
for.cond.i.i:
  %size.0.i.i = phi i64 [ 0, %is_other.exit ], [ %add.i.i, %for.body.i.i ]
  %i.0.i.i = phi i32 [ 0, %is_other.exit ], [ %inc.i.i, %for.body.i.i ]
  %cmp.i.i = icmp slt i32 %i.0.i.i, %n
  br i1 %cmp.i.i, label %for.body.i.i, label %size_of.exit.i
for.body.i.i:
  %idxprom.i.i = sext i32 %i.0.i.i to i64
  %arrayidx.i.i = getelementptr inbounds %struct.iovec, %struct.iovec* %pieces, i64 %idxprom.i.i
  %iov_len.i.i = getelementptr inbounds %struct.iovec, %struct.iovec* %arrayidx.i.i, i32 0, i32 1
  %3 = load i64, i64* %iov_len.i.i, align 8
  %add.i.i = add i64 %size.0.i.i, %3
  %inc.i.i = add nsw i32 %i.0.i.i, 1
  br label %for.cond.i.i
size_of.exit.i:
  %call.i.i.i2 = call zeroext i1 @__gsmack_nondet_lasting(i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.2, i64 0, i64 0))
  br i1 %call.i.i.i2, label %if.end.i.i.i, label %if.then.i.i.i
if.then.i.i.i:
  br label %at_end.exit.i.i
if.end.i.i.i:
  br i1 icmp ne (i1 ()* @__model_unmatched, i1 ()* null), label %land.rhs.i.i.i.i, label %unmatched.exit.i.i.i
land.rhs.i.i.i.i:
  %call.i.i.i.i = call zeroext i1 @__model_unmatched()
  br label %unmatched.exit.i.i.i
unmatched.exit.i.i.i:
  %4 = phi i1 [ false, %if.end.i.i.i ], [ %call.i.i.i.i, %land.rhs.i.i.i.i ]
  %lnot.i.i.i = xor i1 %4, true
  call void @__gsmack_assume(i1 noundef zeroext %lnot.i.i.i)
  br label %at_end.exit.i.i
at_end.exit.i.i:
  %retval.0.i.i.i = phi i1 [ true, %unmatched.exit.i.i.i ], [ false, %if.then.i.i.i ]
  br i1 %retval.0.i.i.i, label %cond.true.i.i, label %cond.false.i.i
cond.true.i.i:
  br label %some_input.exit.i
cond.false.i.i:
  %call1.i.i = call i64 @some_bytes(i64 noundef %size.0.i.i)
  br label %some_input.exit.i
some_input.exit.i:
  %cond.i.i = phi i64 [ 0, %cond.true.i.i ], [ %call1.i.i, %cond.false.i.i ]
  br label %for.cond.i
for.cond.i:
  %left.0.i = phi i64 [ %cond.i.i, %some_input.exit.i ], [ %left.1.i, %for.cond.cleanup8.i ]
  %i.0.i = phi i32 [ 0, %some_input.exit.i ], [ %inc15.i, %for.cond.cleanup8.i ]
  %cmp.i = icmp slt i32 %i.0.i, %n
  br i1 %cmp.i, label %land.rhs.i, label %land.end.i
land.rhs.i:
  %cmp2.i = icmp sgt i64 %left.0.i, 0
  br label %land.end.i
land.end.i:
  %5 = phi i1 [ false, %for.cond.i ], [ %cmp2.i, %land.rhs.i ]
  br i1 %5, label %for.body.i, label %fill.exit
for.body.i:
  br label %for.cond3.i
for.cond3.i:
  %left.1.i = phi i64 [ %left.0.i, %for.body.i ], [ %dec.i, %for.body9.i ]
  %j.0.i = phi i64 [ 0, %for.body.i ], [ %inc.i, %for.body9.i ]
  %idxprom.i = sext i32 %i.0.i to i64
  %arrayidx.i = getelementptr inbounds %struct.iovec, %struct.iovec* %pieces, i64 %idxprom.i
  %iov_len.i = getelementptr inbounds %struct.iovec, %struct.iovec* %arrayidx.i, i32 0, i32 1
  %6 = load i64, i64* %iov_len.i, align 8
  %cmp4.i = icmp ult i64 %j.0.i, %6
  br i1 %cmp4.i, label %land.rhs5.i, label %land.end7.i
land.rhs5.i:
  %cmp6.i = icmp sgt i64 %left.1.i, 0
  br label %land.end7.i
land.end7.i:
  %7 = phi i1 [ false, %for.cond3.i ], [ %cmp6.i, %land.rhs5.i ]
  br i1 %7, label %for.body9.i, label %for.cond.cleanup8.i
for.cond.cleanup8.i:
  %inc15.i = add nsw i32 %i.0.i, 1
  br label %for.cond.i
for.body9.i:
  %call10.i = call signext i8 @__gsmack_nondet_char()
  %iov_base.i = getelementptr inbounds %struct.iovec, %struct.iovec* %arrayidx.i, i32 0, i32 0
  %8 = load i8*, i8** %iov_base.i, align 8
  %arrayidx13.i = getelementptr inbounds i8, i8* %8, i64 %j.0.i
  store i8 %call10.i, i8* %arrayidx13.i, align 1
  %inc.i = add i64 %j.0.i, 1
  %dec.i = add nsw i64 %left.1.i, -1
  br label %for.cond3.i
fill.exit:
  ret i64 %cond.i.i
}
define dso_local i64 @writev(i32 noundef %file, %struct.iovec* noundef %pieces, i32 noundef %n) {
entry:
  br i1 icmp ne (void ()* @__model_cancel_point, void ()* null), label %if.then.i, label %cancellation_point.exit
if.then.i:
  call void @__model_cancel_point()
  br label %cancellation_point.exit
cancellation_point.exit:
  br i1 icmp ne (i1 (i32)* @__model_is_event, i1 (i32)* null), label %land.rhs.i.i.i, label %is_event.exit.i.i
land.rhs.i.i.i:
  %call.i.i.i = call zeroext i1 @__model_is_event(i32 noundef %file)
  br label %is_event.exit.i.i
is_event.exit.i.i:
  %0 = phi i1 [ false, %cancellation_point.exit ], [ %call.i.i.i, %land.rhs.i.i.i ]
  br i1 %0, label %is_known.exit.i, label %lor.rhs.i.i
lor.rhs.i.i:
  br i1 icmp ne (i1 (i32)* @__model_is_pipe, i1 (i32)* null), label %land.rhs.i3.i.i, label %is_pipe.exit.i.i
land.rhs.i3.i.i:
  %call.i2.i.i = call zeroext i1 @__model_is_pipe(i32 noundef %file)
  br label %is_pipe.exit.i.i
is_pipe.exit.i.i:
  %1 = phi i1 [ false, %lor.rhs.i.i ], [ %call.i2.i.i, %land.rhs.i3.i.i ]
  br label %is_known.exit.i
is_known.exit.i:
  %2 = phi i1 [ true, %is_event.exit.i.i ], [ %1, %is_pipe.exit.i.i ]
  br i1 %2, label %if.then.i1, label %is_other.exit
if.then.i1:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([58 x i8], [58 x i8]* @.str.1, i64 0, i64 0))
  br label %is_other.exit
is_other.exit:
  br label %for.cond.i
for.cond.i:
  %i.0.i = phi i32 [ 0, %is_other.exit ], [ %inc.i, %sends.exit.i ]
  %cmp.i = icmp slt i32 %i.0.i, %n
  br i1 %cmp.i, label %for.body.i, label %for.cond.cleanup.i
for.cond.cleanup.i:
  br label %for.cond.i.i
for.body.i:
  %idxprom.i = sext i32 %i.0.i to i64
  %arrayidx.i = getelementptr inbounds %struct.iovec, %struct.iovec* %pieces, i64 %idxprom.i
  %iov_base.i = getelementptr inbounds %struct.iovec, %struct.iovec* %arrayidx.i, i32 0, i32 0
  %3 = load i8*, i8** %iov_base.i, align 8
  %iov_len.i = getelementptr inbounds %struct.iovec, %struct.iovec* %arrayidx.i, i32 0, i32 1
  %4 = load i64, i64* %iov_len.i, align 8
  %tobool.i.i = icmp ne i64 %4, 0
  br i1 %tobool.i.i, label %if.then.i.i, label %sends.exit.i
if.then.i.i:
  %call.i.i = call i64 @__gsmack_nondet_ulong()
  %cmp.i.i = icmp ult i64 %call.i.i, %4
  call void @__gsmack_assume(i1 noundef zeroext %cmp.i.i)
  %add.ptr.i.i = getelementptr inbounds i8, i8* %3, i64 %call.i.i
  %5 = load volatile i8, i8* %add.ptr.i.i, align 1
  call void @__gsmack_sends(i8* noundef %add.ptr.i.i, i8 noundef signext %5)
  br label %sends.exit.i
sends.exit.i:
  %inc.i = add nsw i32 %i.0.i, 1
  br label %for.cond.i
for.cond.i.i:
  %size.0.i.i = phi i64 [ 0, %for.cond.cleanup.i ], [ %add.i.i, %for.body.i.i ]
  %i.0.i.i = phi i32 [ 0, %for.cond.cleanup.i ], [ %inc.i.i, %for.body.i.i ]
  %cmp.i8.i = icmp slt i32 %i.0.i.i, %n
  br i1 %cmp.i8.i, label %for.body.i.i, label %take.exit
for.body.i.i:
  %idxprom.i.i = sext i32 %i.0.i.i to i64
  %arrayidx.i.i = getelementptr inbounds %struct.iovec, %struct.iovec* %pieces, i64 %idxprom.i.i
  %iov_len.i.i = getelementptr inbounds %struct.iovec, %struct.iovec* %arrayidx.i.i, i32 0, i32 1
  %6 = load i64, i64* %iov_len.i.i, align 8
  %add.i.i = add i64 %size.0.i.i, %6
  %inc.i.i = add nsw i32 %i.0.i.i, 1
  br label %for.cond.i.i
take.exit:
  %call3.i = call i64 @some_bytes(i64 noundef %size.0.i.i)
  ret i64 %call3.i
}
define dso_local i64 @preadv(i32 noundef %file, %struct.iovec* noundef %pieces, i32 noundef %n, i64 noundef %from) {
entry:
  %call = call i64 @readv(i32 noundef %file, %struct.iovec* noundef %pieces, i32 noundef %n)
  ret i64 %call
}
define dso_local i64 @pwritev(i32 noundef %file, %struct.iovec* noundef %pieces, i32 noundef %n, i64 noundef %from) {
entry:
  %call = call i64 @writev(i32 noundef %file, %struct.iovec* noundef %pieces, i32 noundef %n)
  ret i64 %call
}
define dso_local i64 @recvmsg(i32 noundef %s, %struct.msghdr* noundef %message, i32 noundef %flags) {
entry:
  br i1 icmp ne (void ()* @__model_cancel_point, void ()* null), label %if.then.i, label %cancellation_point.exit
if.then.i:
  call void @__model_cancel_point()
  br label %cancellation_point.exit
cancellation_point.exit:
  %msg_control = getelementptr inbounds %struct.msghdr, %struct.msghdr* %message, i32 0, i32 4
  %0 = load i8*, i8** %msg_control, align 8
  %tobool = icmp ne i8* %0, null
  br i1 %tobool, label %land.lhs.true, label %if.end
land.lhs.true:
  %msg_controllen = getelementptr inbounds %struct.msghdr, %struct.msghdr* %message, i32 0, i32 5
  %1 = load i64, i64* %msg_controllen, align 8
  %cmp = icmp ne i64 %1, 0
  br i1 %cmp, label %if.then, label %if.end
if.then:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([27 x i8], [27 x i8]* @.str, i64 0, i64 0))
  br label %if.end
if.end:
  br label %for.cond
for.cond:
  %i.0 = phi i32 [ 0, %if.end ], [ %inc, %for.inc ]
  %msg_name = getelementptr inbounds %struct.msghdr, %struct.msghdr* %message, i32 0, i32 0
  %2 = load i8*, i8** %msg_name, align 8
  %tobool1 = icmp ne i8* %2, null
  br i1 %tobool1, label %land.rhs, label %land.end
land.rhs:
  %msg_namelen = getelementptr inbounds %struct.msghdr, %struct.msghdr* %message, i32 0, i32 1
  %3 = load i32, i32* %msg_namelen, align 8
  %cmp2 = icmp ult i32 %i.0, %3
  br label %land.end
land.end:
  %4 = phi i1 [ false, %for.cond ], [ %cmp2, %land.rhs ]
  br i1 %4, label %for.body, label %for.cond.cleanup
for.cond.cleanup:
  br label %for.end
for.body:
  %call = call signext i8 @__gsmack_nondet_char()
  %5 = load i8*, i8** %msg_name, align 8
  %idxprom = zext i32 %i.0 to i64
  %arrayidx = getelementptr inbounds i8, i8* %5, i64 %idxprom
  store i8 %call, i8* %arrayidx, align 1
  br label %for.inc
for.inc:
  %inc = add i32 %i.0, 1
  br label %for.cond
for.end:
  %msg_iov = getelementptr inbounds %struct.msghdr, %struct.msghdr* %message, i32 0, i32 2
  %6 = load %struct.iovec*, %struct.iovec** %msg_iov, align 8
  %msg_iovlen = getelementptr inbounds %struct.msghdr, %struct.msghdr* %message, i32 0, i32 3
  %7 = load i64, i64* %msg_iovlen, align 8
  %conv = trunc i64 %7 to i32
  br label %for.cond.i.i
for.cond.i.i:
  %size.0.i.i = phi i64 [ 0, %for.end ], [ %add.i.i, %for.body.i.i ]
  %i.0.i.i = phi i32 [ 0, %for.end ], [ %inc.i.i, %for.body.i.i ]
  %cmp.i.i = icmp slt i32 %i.0.i.i, %conv
  br i1 %cmp.i.i, label %for.body.i.i, label %size_of.exit.i
for.body.i.i:
  %idxprom.i.i = sext i32 %i.0.i.i to i64
  %arrayidx.i.i = getelementptr inbounds %struct.iovec, %struct.iovec* %6, i64 %idxprom.i.i
  %iov_len.i.i = getelementptr inbounds %struct.iovec, %struct.iovec* %arrayidx.i.i, i32 0, i32 1
  %8 = load i64, i64* %iov_len.i.i, align 8
  %add.i.i = add i64 %size.0.i.i, %8
  %inc.i.i = add nsw i32 %i.0.i.i, 1
  br label %for.cond.i.i
size_of.exit.i:
  %call.i.i.i = call zeroext i1 @__gsmack_nondet_lasting(i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.2, i64 0, i64 0))
  br i1 %call.i.i.i, label %if.end.i.i.i, label %if.then.i.i.i
if.then.i.i.i:
  br label %at_end.exit.i.i
if.end.i.i.i:
  br i1 icmp ne (i1 ()* @__model_unmatched, i1 ()* null), label %land.rhs.i.i.i.i, label %unmatched.exit.i.i.i
land.rhs.i.i.i.i:
  %call.i.i.i.i = call zeroext i1 @__model_unmatched()
  br label %unmatched.exit.i.i.i
unmatched.exit.i.i.i:
  %9 = phi i1 [ false, %if.end.i.i.i ], [ %call.i.i.i.i, %land.rhs.i.i.i.i ]
  %lnot.i.i.i = xor i1 %9, true
  call void @__gsmack_assume(i1 noundef zeroext %lnot.i.i.i)
  br label %at_end.exit.i.i
at_end.exit.i.i:
  %retval.0.i.i.i = phi i1 [ true, %unmatched.exit.i.i.i ], [ false, %if.then.i.i.i ]
  br i1 %retval.0.i.i.i, label %cond.true.i.i, label %cond.false.i.i
cond.true.i.i:
  br label %some_input.exit.i
cond.false.i.i:
  %call1.i.i = call i64 @some_bytes(i64 noundef %size.0.i.i)
  br label %some_input.exit.i
some_input.exit.i:
  %cond.i.i = phi i64 [ 0, %cond.true.i.i ], [ %call1.i.i, %cond.false.i.i ]
  br label %for.cond.i
for.cond.i:
  %left.0.i = phi i64 [ %cond.i.i, %some_input.exit.i ], [ %left.1.i, %for.cond.cleanup8.i ]
  %i.0.i = phi i32 [ 0, %some_input.exit.i ], [ %inc15.i, %for.cond.cleanup8.i ]
  %cmp.i = icmp slt i32 %i.0.i, %conv
  br i1 %cmp.i, label %land.rhs.i, label %land.end.i
land.rhs.i:
  %cmp2.i = icmp sgt i64 %left.0.i, 0
  br label %land.end.i
land.end.i:
  %10 = phi i1 [ false, %for.cond.i ], [ %cmp2.i, %land.rhs.i ]
  br i1 %10, label %for.body.i, label %fill.exit
for.body.i:
  br label %for.cond3.i
for.cond3.i:
  %left.1.i = phi i64 [ %left.0.i, %for.body.i ], [ %dec.i, %for.body9.i ]
  %j.0.i = phi i64 [ 0, %for.body.i ], [ %inc.i, %for.body9.i ]
  %idxprom.i = sext i32 %i.0.i to i64
  %arrayidx.i = getelementptr inbounds %struct.iovec, %struct.iovec* %6, i64 %idxprom.i
  %iov_len.i = getelementptr inbounds %struct.iovec, %struct.iovec* %arrayidx.i, i32 0, i32 1
  %11 = load i64, i64* %iov_len.i, align 8
  %cmp4.i = icmp ult i64 %j.0.i, %11
  br i1 %cmp4.i, label %land.rhs5.i, label %land.end7.i
land.rhs5.i:
  %cmp6.i = icmp sgt i64 %left.1.i, 0
  br label %land.end7.i
land.end7.i:
  %12 = phi i1 [ false, %for.cond3.i ], [ %cmp6.i, %land.rhs5.i ]
  br i1 %12, label %for.body9.i, label %for.cond.cleanup8.i
for.cond.cleanup8.i:
  %inc15.i = add nsw i32 %i.0.i, 1
  br label %for.cond.i
for.body9.i:
  %call10.i = call signext i8 @__gsmack_nondet_char()
  %iov_base.i = getelementptr inbounds %struct.iovec, %struct.iovec* %arrayidx.i, i32 0, i32 0
  %13 = load i8*, i8** %iov_base.i, align 8
  %arrayidx13.i = getelementptr inbounds i8, i8* %13, i64 %j.0.i
  store i8 %call10.i, i8* %arrayidx13.i, align 1
  %inc.i = add i64 %j.0.i, 1
  %dec.i = add nsw i64 %left.1.i, -1
  br label %for.cond3.i
fill.exit:
  %cmp5 = icmp sge i64 %cond.i.i, 0
  br i1 %cmp5, label %if.then7, label %if.end15
if.then7:
  %call8 = call i32 @__gsmack_nondet_uint()
  %msg_namelen9 = getelementptr inbounds %struct.msghdr, %struct.msghdr* %message, i32 0, i32 1
  store i32 %call8, i32* %msg_namelen9, align 8
  %conv11 = zext i32 %call8 to i64
  %cmp12 = icmp ule i64 %conv11, 128
  call void @__gsmack_assume(i1 noundef zeroext %cmp12)
  %call14 = call i32 @__gsmack_nondet_int()
  %msg_flags = getelementptr inbounds %struct.msghdr, %struct.msghdr* %message, i32 0, i32 6
  store i32 %call14, i32* %msg_flags, align 8
  br label %if.end15
if.end15:
  ret i64 %cond.i.i
}
declare dso_local void @__gsmack_unknown(i8* noundef)
declare dso_local signext i8 @__gsmack_nondet_char()
declare dso_local i32 @__gsmack_nondet_uint()
declare dso_local void @__gsmack_assume(i1 noundef zeroext)
declare dso_local i32 @__gsmack_nondet_int()
define dso_local i64 @sendmsg(i32 noundef %s, %struct.msghdr* noundef %message, i32 noundef %flags) {
entry:
  br i1 icmp ne (void ()* @__model_cancel_point, void ()* null), label %if.then.i, label %cancellation_point.exit
if.then.i:
  call void @__model_cancel_point()
  br label %cancellation_point.exit
cancellation_point.exit:
  %msg_name = getelementptr inbounds %struct.msghdr, %struct.msghdr* %message, i32 0, i32 0
  %0 = load i8*, i8** %msg_name, align 8
  %tobool = icmp ne i8* %0, null
  br i1 %tobool, label %if.then, label %if.end
if.then:
  %msg_namelen = getelementptr inbounds %struct.msghdr, %struct.msghdr* %message, i32 0, i32 1
  %1 = load i32, i32* %msg_namelen, align 8
  %conv = zext i32 %1 to i64
  %tobool.i = icmp ne i64 %conv, 0
  br i1 %tobool.i, label %if.then.i8, label %reads.exit
if.then.i8:
  %call.i = call i64 @__gsmack_nondet_ulong()
  %cmp.i = icmp ult i64 %call.i, %conv
  call void @__gsmack_assume(i1 noundef zeroext %cmp.i)
  %arrayidx.i = getelementptr inbounds i8, i8* %0, i64 %call.i
  %2 = load volatile i8, i8* %arrayidx.i, align 1
  br label %reads.exit
reads.exit:
  br label %if.end
if.end:
  %msg_control = getelementptr inbounds %struct.msghdr, %struct.msghdr* %message, i32 0, i32 4
  %3 = load i8*, i8** %msg_control, align 8
  %tobool2 = icmp ne i8* %3, null
  br i1 %tobool2, label %if.then3, label %if.end5
if.then3:
  %msg_controllen = getelementptr inbounds %struct.msghdr, %struct.msghdr* %message, i32 0, i32 5
  %4 = load i64, i64* %msg_controllen, align 8
  %tobool.i9 = icmp ne i64 %4, 0
  br i1 %tobool.i9, label %if.then.i13, label %reads.exit14
if.then.i13:
  %call.i10 = call i64 @__gsmack_nondet_ulong()
  %cmp.i11 = icmp ult i64 %call.i10, %4
  call void @__gsmack_assume(i1 noundef zeroext %cmp.i11)
  %arrayidx.i12 = getelementptr inbounds i8, i8* %3, i64 %call.i10
  %5 = load volatile i8, i8* %arrayidx.i12, align 1
  br label %reads.exit14
reads.exit14:
  br label %if.end5
if.end5:
  %msg_iov = getelementptr inbounds %struct.msghdr, %struct.msghdr* %message, i32 0, i32 2
  %6 = load %struct.iovec*, %struct.iovec** %msg_iov, align 8
  %msg_iovlen = getelementptr inbounds %struct.msghdr, %struct.msghdr* %message, i32 0, i32 3
  %7 = load i64, i64* %msg_iovlen, align 8
  %conv6 = trunc i64 %7 to i32
  br label %for.cond.i
for.cond.i:
  %i.0.i = phi i32 [ 0, %if.end5 ], [ %inc.i, %sends.exit.i ]
  %cmp.i15 = icmp slt i32 %i.0.i, %conv6
  br i1 %cmp.i15, label %for.body.i, label %for.cond.cleanup.i
for.cond.cleanup.i:
  br label %for.cond.i.i
for.body.i:
  %idxprom.i = sext i32 %i.0.i to i64
  %arrayidx.i16 = getelementptr inbounds %struct.iovec, %struct.iovec* %6, i64 %idxprom.i
  %iov_base.i = getelementptr inbounds %struct.iovec, %struct.iovec* %arrayidx.i16, i32 0, i32 0
  %8 = load i8*, i8** %iov_base.i, align 8
  %iov_len.i = getelementptr inbounds %struct.iovec, %struct.iovec* %arrayidx.i16, i32 0, i32 1
  %9 = load i64, i64* %iov_len.i, align 8
  %tobool.i.i = icmp ne i64 %9, 0
  br i1 %tobool.i.i, label %if.then.i.i, label %sends.exit.i
if.then.i.i:
  %call.i.i = call i64 @__gsmack_nondet_ulong()
  %cmp.i.i = icmp ult i64 %call.i.i, %9
  call void @__gsmack_assume(i1 noundef zeroext %cmp.i.i)
  %add.ptr.i.i = getelementptr inbounds i8, i8* %8, i64 %call.i.i
  %10 = load volatile i8, i8* %add.ptr.i.i, align 1
  call void @__gsmack_sends(i8* noundef %add.ptr.i.i, i8 noundef signext %10)
  br label %sends.exit.i
sends.exit.i:
  %inc.i = add nsw i32 %i.0.i, 1
  br label %for.cond.i
for.cond.i.i:
  %size.0.i.i = phi i64 [ 0, %for.cond.cleanup.i ], [ %add.i.i, %for.body.i.i ]
  %i.0.i.i = phi i32 [ 0, %for.cond.cleanup.i ], [ %inc.i.i, %for.body.i.i ]
  %cmp.i8.i = icmp slt i32 %i.0.i.i, %conv6
  br i1 %cmp.i8.i, label %for.body.i.i, label %take.exit
for.body.i.i:
  %idxprom.i.i = sext i32 %i.0.i.i to i64
  %arrayidx.i.i = getelementptr inbounds %struct.iovec, %struct.iovec* %6, i64 %idxprom.i.i
  %iov_len.i.i = getelementptr inbounds %struct.iovec, %struct.iovec* %arrayidx.i.i, i32 0, i32 1
  %11 = load i64, i64* %iov_len.i.i, align 8
  %add.i.i = add i64 %size.0.i.i, %11
  %inc.i.i = add nsw i32 %i.0.i.i, 1
  br label %for.cond.i.i
take.exit:
  %call3.i = call i64 @some_bytes(i64 noundef %size.0.i.i)
  ret i64 %call3.i
}
declare extern_weak dso_local void @__model_cancel_point()
declare extern_weak dso_local zeroext i1 @__model_is_event(i32 noundef)
declare extern_weak dso_local zeroext i1 @__model_is_pipe(i32 noundef)
define internal i64 @some_bytes(i64 noundef %size) {
entry:
  %call = call i64 @__gsmack_nondet_long()
  %cmp = icmp sge i64 %call, -1
  br i1 %cmp, label %land.rhs, label %land.end
land.rhs:
  %cmp1 = icmp slt i64 %call, 0
  br i1 %cmp1, label %lor.end, label %lor.rhs
lor.rhs:
  %cmp2 = icmp ule i64 %call, %size
  br label %lor.end
lor.end:
  %0 = phi i1 [ true, %land.rhs ], [ %cmp2, %lor.rhs ]
  br label %land.end
land.end:
  %1 = phi i1 [ false, %entry ], [ %0, %lor.end ]
  call void @__gsmack_assume(i1 noundef zeroext %1)
  %cmp3 = icmp slt i64 %call, 0
  br i1 %cmp3, label %cond.true, label %cond.false
cond.true:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.end.i.i, label %if.then.i.i
if.then.i.i:
  br label %fails_or_is_interrupted.exit
if.end.i.i:
  %call.i.i = call i32 @__gsmack_nondet_int()
  %cmp.i.i = icmp sgt i32 %call.i.i, 0
  br i1 %cmp.i.i, label %land.rhs.i.i, label %land.end.i.i
land.rhs.i.i:
  %cmp1.i.i = icmp sle i32 %call.i.i, 133
  br label %land.end.i.i
land.end.i.i:
  %2 = phi i1 [ false, %if.end.i.i ], [ %cmp1.i.i, %land.rhs.i.i ]
  call void @__gsmack_assume(i1 noundef zeroext %2)
  %cmp2.i.i = icmp eq i32 %call.i.i, 11
  br i1 %cmp2.i.i, label %if.then3.i.i, label %if.end5.i.i
if.then3.i.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i.i.i, label %fails_with.exit.i.i
if.then.i.i.i:
  %call.i.i.i = call i32* @__errno_location()
  store i32 11, i32* %call.i.i.i, align 4
  br label %fails_with.exit.i.i
fails_with.exit.i.i:
  br label %cleanup.i.i
if.end5.i.i:
  %cmp6.i.i = icmp eq i32 %call.i.i, 4
  br i1 %cmp6.i.i, label %if.then7.i.i, label %if.end9.i.i
if.then7.i.i:
  call void @__gsmack_assume(i1 noundef zeroext icmp ne (i1 (i1)* @__model_interrupts, i1 (i1)* null))
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i7.i.i, label %fails_with.exit8.i.i
if.then.i7.i.i:
  %call.i6.i.i = call i32* @__errno_location()
  store i32 4, i32* %call.i6.i.i, align 4
  br label %fails_with.exit8.i.i
fails_with.exit8.i.i:
  br label %cleanup.i.i
if.end9.i.i:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i10.i.i, label %fails_with.exit11.i.i
if.then.i10.i.i:
  %call.i9.i.i = call i32* @__errno_location()
  store i32 %call.i.i, i32* %call.i9.i.i, align 4
  br label %fails_with.exit11.i.i
fails_with.exit11.i.i:
  br label %cleanup.i.i
cleanup.i.i:
  br label %fails_or_is_interrupted.exit
fails_or_is_interrupted.exit:
  br label %cond.end
cond.false:
  br label %cond.end
cond.end:
  %cond = phi i64 [ -1, %fails_or_is_interrupted.exit ], [ %call, %cond.false ]
  ret i64 %cond
}
declare dso_local zeroext i1 @__gsmack_nondet_lasting(i8* noundef)
declare extern_weak dso_local zeroext i1 @__model_unmatched()
declare dso_local i64 @__gsmack_nondet_long()
declare extern_weak dso_local zeroext i1 @__model_interrupts(i1 noundef zeroext)
declare extern_weak dso_local i32* @__errno_location()
declare dso_local i64 @__gsmack_nondet_ulong()
declare dso_local void @__gsmack_sends(i8* noundef, i8 noundef signext)
