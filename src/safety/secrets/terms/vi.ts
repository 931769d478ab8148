import type { SecretTerms } from "../secretKind.js";

/** The names of secrets in Vietnamese. */
export const vi: SecretTerms = {
  "recovery-phrase": [
    "cụm từ khôi phục|cụm từ hạt giống|cụm từ bí mật|cụm từ gợi nhớ|cụm từ sao lưu",
    "cụm từ dự phòng|từ khôi phục|khóa khôi phục|12 từ khôi|12 từ khôi phục",
    "24 từ khôi phục|12 từ ví|cụm 12 từ|cụm 24 từ|từ khóa khôi phục|seed phrase ví",
  ],
  "one-time-code": [
    "mã xác minh|mã xác thực|mã otp|mã một lần|mã dùng một lần|mật khẩu dùng một lần",
    "mật khẩu một lần|mã sms|mã dự phòng|mã khôi phục|mã đăng nhập|mã kích hoạt|mã 2fa",
    "mã hai lớp|mã bảo mật hai lớp|mã 6 số|mã 6 chữ số|mã gồm 6 chữ số|mã sáu số",
    "mã trong ứng dụng|mã xác nhận|khóa thiết lập|mã thiết lập|mã xác thực hai yếu tố",
  ],
  cvv: [
    "mã bảo mật|mã an toàn thẻ|mã cvv|số cvv|mã cvc|số cvc|3 số mặt sau|ba số mặt sau",
    "ba số sau thẻ|3 số sau thẻ|3 chữ số mặt sau|mã bảo mật thẻ",
  ],
  "card-number": [
    "số thẻ|số thẻ tín dụng|số thẻ ngân hàng|số thẻ ghi nợ|thông tin thẻ",
    "thông tin thẻ tín dụng|16 số trên thẻ|dãy số trên thẻ|thẻ tín dụng.",
  ],
  pin: [
    "mã pin|số pin|mã mở khóa|mã mở cửa|mã cửa|mã két|mã két sắt|mã báo động|mã khóa màn hình",
    "mã puk|mã khóa cửa|mã cổng|mã vào nhà|mã mở khóa cửa|mã ghép nối",
  ],
  "national-id": [
    "cccd|số cccd|cmnd|số cmnd|căn cước công dân|số căn cước|căn cước.|chứng minh nhân dân",
    "chứng minh thư|số định danh cá nhân|mã định danh cá nhân|mã số thuế cá nhân",
    "số bảo hiểm xã hội|mã số bảo hiểm xã hội|mã số bhxh|số bhxh|số bảo hiểm y tế",
  ],
  "private-key": [
    "khóa riêng|khóa riêng tư|khóa cá nhân|khóa bí mật ssh|khóa ssh|khóa pgp|khóa ký",
  ],
  "api-key": [
    "khóa api|khóa bí mật|khóa truy cập|khóa mã hóa|khóa giải mã|khóa dịch vụ|khóa ứng dụng",
    "khóa nhà phát triển|bí mật ứng dụng|bí mật máy khách|mã api|chuỗi bí mật|bí mật webhook",
  ],
  "bank-login": [
    "ngân hàng trực tuyến|đăng nhập ngân hàng|ngân hàng điện tử",
    "tài khoản ngân hàng và mật khẩu|thông tin đăng nhập ngân hàng|mật khẩu ngân hàng",
  ],
  token: [
    "mã thông báo|mã thông báo truy cập|mã truy cập|token truy cập|token cá nhân|cookie phiên",
    "mã phiên|token phiên|giá trị cookie|mã token",
  ],
  password: [
    "mật khẩu|mật mã|mật khẩu cũ|mã bí mật|cụm mật khẩu|thông tin đăng nhập|chuỗi kết nối",
    "khóa wifi|khóa wi fi|khóa mạng|pass wifi|từ bí mật|mk.",
  ],
  "security-answer": [
    "câu hỏi bảo mật|câu hỏi bí mật|câu trả lời bảo mật|câu trả lời bí mật",
    "tên thú cưng đầu tiên|thú cưng đầu tiên|tên thời con gái mẹ|họ thời con gái mẹ",
    "tên trường tiểu học|họ trước khi kết hôn mẹ",
  ],
};
